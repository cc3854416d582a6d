import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { CreateBeneficiaryInput, CreateBeneficiaryOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { parseBeneficiary } from './parseBeneficiary';
import { requireAcceptable } from './requireAcceptable';
import { requireEditor } from './requireEditor';
import { requireNameAccepted } from './requireNameAccepted';
import { sendSlice } from './sendSlice';
import { storeBeneficiary } from './storeBeneficiary';

/**
 * Creates a beneficiary on the selected account: first our row and its slice, then the provider's record. It cannot be
 * paid until the provider's id is stored.
 * @throws RuleError invalid_input, and what requireEditor, requireAcceptable, requireNameAccepted and sendSlice throw
 */
export async function createBeneficiary(
  input: CreateBeneficiaryInput,
  session: Session,
  context: Context,
): Promise<CreateBeneficiaryOutput> {
  const beneficiary = await parseBeneficiary(input.beneficiary, context.clock.now());
  const seat = await requireEditor(context.database, session);
  await requireAcceptable(context, seat, beneficiary);
  const details = await requireNameAccepted(context, seat, beneficiary, input.isNameMismatchAccepted);

  const id = context.newId();
  const intentId = await inTransaction(context.database, session, (transaction) =>
    storeBeneficiary(transaction, context, { id, seat, beneficiary, details }),
  );
  return { id, isPayable: await sendSlice(context, intentId) };
}
