import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { requireOffered } from '../database/currencySettings';
import { recordActivity } from '../database/recordActivity';
import { requireSeat, type Seat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import type { ProviderBeneficiary } from '../provider/records';
import type { Context } from '../context';
import { findHeld } from './findHeld';
import { detailsOfReading } from './importedDetails';
import { requirePermittedCountry } from './requirements';

/**
 * Imports a beneficiary of the account from the provider, with the provider's details as its first slice. A beneficiary
 * that was imported before stays unchanged.
 * @throws RuleError beneficiary_not_found, role_may_not_create_beneficiaries, country_not_permitted, currency_not_offered, and what askForSeat
 *   throws
 */
export const ensureBeneficiaryImported = defineAction({
  name: 'ensureBeneficiaryImported',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['beneficiaries'], rows: { beneficiaryId: ['beneficiaries'] } },
  activity: ['A004'],
  sdl: `
    type Mutation {
      """
      Makes a beneficiary of the provider one of the account's, unless it is one already.
      """
      ensureBeneficiaryImported(tccBeneficiaryId: uuid!): ImportedBeneficiary!
    }

    type ImportedBeneficiary @related(name: "beneficiary", table: "beneficiaries", by: "id") {
      id: uuid!
    }
  `,
  handler: async ({ tccBeneficiaryId }, session, context) => {
    if (!isUuid(tccBeneficiaryId)) throw new RuleError('beneficiary_not_found', 'tccBeneficiaryId');
    const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
    const known = await findImported(context.database, seat.accountId, tccBeneficiaryId);
    if (known) return { id: known };
    if (!seat.canCreateBeneficiaries) throw new RuleError('role_may_not_create_beneficiaries', 'accountId');
    const reading = await askForSeat(context, session, 'tccBeneficiaryId', (client, onBehalfOf) =>
      client.getBeneficiary(tccBeneficiaryId, onBehalfOf),
    );
    const details = detailsOfReading(reading);
    await requirePermittedCountry(context.database, {
      country: details.country ?? details.bankCountry,
      bankCountry: details.bankCountry,
    });
    await requireOffered(context.database, details, { currency: 'tccBeneficiaryId' });
    return inTransaction(context.database, session, (transaction) => store(transaction, context, seat, reading));
  },
});

async function findImported(database: Knex, accountId: string, tccId: string): Promise<string | undefined> {
  const [held] = await findHeld(database, accountId, [tccId]);
  return held?.id;
}

/** Two users may import the same beneficiary at the same time: the lock makes the second find the row of the first. */
async function store(
  transaction: Knex.Transaction,
  context: Context,
  seat: Seat,
  reading: ProviderBeneficiary,
): Promise<{ id: string }> {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${seat.accountId} ${reading.id}`]);
  const known = await findImported(transaction, seat.accountId, reading.id);
  if (known) return { id: known };
  const id = context.newId();
  await transaction('beneficiaries').insert({
    id,
    account_id: seat.accountId,
    createdById: seat.userId,
  });
  await transaction('beneficiary_information_slice').insert({
    ...detailsOfReading(reading),
    id: context.newId(),
    beneficiaryId: id,
    tcc_beneficiary_id: reading.id,
  });
  const entry = { eventCode: 'A004', beneficiaryId: id, details: 'Imported from the provider' } as const;
  await recordActivity(transaction, {
    ...entry,
    accountId: seat.accountId,
    userId: seat.userId,
    createdAt: context.clock.now(),
  });
  return { id };
}
