import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { CreateBeneficiaryInput, CreateBeneficiaryOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { parseBeneficiary } from './parseBeneficiary';
import { requireAcceptable } from './requireAcceptable';
import { requireEditor } from './requireEditor';
import { sendSlice } from './sendSlice';
import { storeSlice } from './storeSlice';

/**
 * Creates a beneficiary on the selected account: first our row and its slice, then the provider's record. It cannot be
 * paid until the provider's id is stored.
 * @throws RuleError invalid_input, and what requireEditor, requireAcceptable and sendSlice throw
 */
export async function createBeneficiary(
  input: CreateBeneficiaryInput,
  session: Session,
  context: Context,
): Promise<CreateBeneficiaryOutput> {
  const now = context.clock.now();
  const beneficiary = await parseBeneficiary(input.beneficiary, now);
  const seat = await requireEditor(context.database, session);
  await requireAcceptable(context, seat, beneficiary);

  const { userId, accountId } = seat;
  const id = context.newId();
  const intentId = await inTransaction(context.database, session, async (transaction) => {
    await transaction('beneficiaries').insert({ id, account_id: accountId, createdById: userId });
    const entry = { eventCode: 'A004', beneficiaryId: id, accountId } as const;
    await recordActivity(transaction, { ...entry, userId, createdAt: now });
    return storeSlice(transaction, context, id, seat, beneficiary);
  });
  return { id, isPayable: await sendSlice(context, intentId) };
}
