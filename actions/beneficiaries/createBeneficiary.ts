import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import type { Slice } from '../database/beneficiaries';
import { requireSeat, requireWorkingAccount, type Seat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import { contentDigest } from '../intents/contentDigest';
import { enqueue } from '../intents/enqueue';
import type { Context } from '../provider/context';
import type { CreateBeneficiaryInput, CreateBeneficiaryOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { askProvider } from './askProvider';
import { detailsOf } from './providerBeneficiary';
import { parseBeneficiary } from './parseBeneficiary';
import { requirePermittedCountry } from './requirePermittedCountry';

/**
 * Creates a beneficiary on the selected account: first our row and its slice, then the provider's record with our id as
 * external reference. It cannot be paid until the provider's id is stored.
 * @throws RuleError invalid_input, role_may_not_create_beneficiaries, country_not_permitted, provider_rejected with the
 *   first field that the provider rejects, provider_unavailable
 */
export async function createBeneficiary(
  input: CreateBeneficiaryInput,
  session: Session,
  context: Context,
): Promise<CreateBeneficiaryOutput> {
  const beneficiary = await parseBeneficiary(input.beneficiary, context.clock.now());
  const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
  if (!seat.canCreateBeneficiaries) throw new RuleError('role_may_not_create_beneficiaries', 'accountId');
  await requirePermittedCountry(context.database, beneficiary);
  const [refused] = await askProvider(context, seat, beneficiary);
  if (refused) throw new RuleError('provider_rejected', refused.field, refused.message);

  const id = context.newId();
  const intentId = await inTransaction(context.database, session, (transaction) =>
    store(transaction, context, id, seat, beneficiary),
  );
  await context.drainInline([intentId]);
  return { id, isPayable: await isPayable(context.database, id) };
}

async function store(
  transaction: Knex.Transaction,
  context: Context,
  id: string,
  seat: Seat,
  beneficiary: BeneficiaryInput,
): Promise<string> {
  const slice: Slice = {
    ...detailsOf(beneficiary),
    id: context.newId(),
    beneficiaryId: id,
  };
  await transaction('beneficiaries').insert({ id, account_id: seat.accountId, createdById: seat.userId });
  await transaction('beneficiary_information_slice').insert(slice);
  return enqueue(
    transaction,
    {
      id: context.newId(),
      kind: 'beneficiary',
      entityId: id,
      accountId: seat.accountId,
      key: slice.id,
      payload: { onBehalfOf: requireWorkingAccount(seat) },
      digest: contentDigest(slice),
    },
    context.clock.now(),
  );
}

/** @throws RuleError provider_rejected when the provider rejected the beneficiary; its row is then disabled */
async function isPayable(database: Knex, id: string): Promise<boolean> {
  const row = await database('beneficiaries').where({ id }).first('tcc_beneficiary_id', 'enabled');
  if (!row?.enabled) throw new RuleError('provider_rejected');
  return row.tcc_beneficiary_id !== null;
}
