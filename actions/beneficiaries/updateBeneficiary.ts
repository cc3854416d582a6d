import type { Knex } from 'knex';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { lockBeneficiary, requireCurrentSlice, type Slice } from '../database/beneficiaries';
import { recordActivity } from '../database/recordActivity';
import type { Seat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { defineAction } from '../defineAction';
import type { UpdateBeneficiaryInput } from '../runtime/generated/actions';
import { parseBeneficiary } from './parseBeneficiary';
import { requireAcceptable, requireEditor, requireNameAccepted } from './requirements';
import { sendSlice } from './sendSlice';
import { storeSlice } from './storeSlice';

type Shown = Pick<UpdateBeneficiaryInput, 'beneficiaryId' | 'sliceId'>;

/**
 * Replaces a beneficiary's details by a new slice with a record of its own at the provider. It cannot be paid until that
 * record exists. Payments of the older slice that were not sent are refused from then on.
 * @throws RuleError as createBeneficiary, and beneficiary_not_found, content_changed when `sliceId` is not the newest slice
 */
export const updateBeneficiary = defineAction({
  name: 'updateBeneficiary',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['beneficiaries'], rows: { beneficiaryId: ['beneficiaries'] } },
  activity: ['A005'],
  sdl: `
    type Mutation {
      """
      Replaces a beneficiary's details by a new slice. If sliceId is not the newest slice, the answer is content_changed. A name that does
      not match the account is refused as by createBeneficiary.
      """
      updateBeneficiary(beneficiaryId: uuid!, sliceId: uuid!, beneficiary: BeneficiaryInput!, isNameMismatchAccepted: Boolean): UpdatedBeneficiary!
    }

    type UpdatedBeneficiary @related(name: "beneficiary", table: "beneficiaries", by: "id") {
      id: uuid!
      """
      False while the provider has not confirmed the new details; the beneficiary cannot be paid until then.
      """
      isPayable: Boolean!
    }
  `,
  handler: async ({ beneficiaryId, sliceId, beneficiary: entered, isNameMismatchAccepted }, session, context) => {
    const beneficiary = await parseBeneficiary(entered, context.clock.now());
    const seat = await requireEditor(context.database, session);
    const shown = { beneficiaryId, sliceId };
    const { currency } = await requireShown(context.database, seat, shown);
    await requireAcceptable(context, seat, beneficiary, currency);
    const details = await requireNameAccepted(context, seat, beneficiary, isNameMismatchAccepted);
    const intentId = await inTransaction(context.database, session, (transaction) =>
      replace(transaction, context, seat, shown, { beneficiary, details }),
    );
    return { id: beneficiaryId, isPayable: await sendSlice(context, intentId) };
  },
});

async function requireShown(database: Knex, seat: Seat, { beneficiaryId, sliceId }: Shown): Promise<Slice> {
  if (!isUuid(beneficiaryId)) throw new RuleError('beneficiary_not_found', 'beneficiaryId');
  const slice = await requireCurrentSlice(database, beneficiaryId, seat.accountId);
  if (slice.id === sliceId) return slice;
  throw new RuleError('content_changed', 'sliceId', 'This beneficiary changed after it was shown. Check it again.');
}

interface Replacement {
  readonly beneficiary: BeneficiaryInput;
  /** What the activity says besides. */
  readonly details: string | null;
}

async function replace(
  transaction: Knex.Transaction,
  context: Context,
  seat: Seat,
  shown: Shown,
  { beneficiary, details }: Replacement,
): Promise<string> {
  const { userId, accountId } = seat;
  const { beneficiaryId, sliceId } = shown;
  const now = context.clock.now();
  await lockBeneficiary(transaction, beneficiaryId, accountId);
  await requireShown(transaction, seat, shown);
  await transaction('beneficiary_information_slice').where({ id: sliceId }).update({ is_most_recent: false });
  await transaction('beneficiaries').where({ id: beneficiaryId }).update({ updatedAt: now });
  const entry = { eventCode: 'A005', beneficiaryId, accountId, details } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: now });
  return storeSlice(transaction, context, { beneficiaryId, seat, beneficiary });
}
