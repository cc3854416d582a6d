import { payeeOf } from '../../domain/beneficiaries/payeeCheck';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { RuleError } from '../../domain/errors';
import type { Seat } from '../database/seats';
import type { Context } from '../context';
import { checkPayee } from './checkPayee';

/** What the activity says where the user saved a name that the bank does not confirm. */
const acceptance = 'Saved although the name may not match the account: the user confirmed it.';

/**
 * Refuses a name that does not match the account, unless the user accepted that. A bank that gives no answer refuses nothing.
 * @returns what the activity records; null where nothing was accepted
 * @throws RuleError payee_name_mismatch
 */
export async function requireNameAccepted(
  context: Context,
  seat: Seat,
  beneficiary: BeneficiaryInput,
  isAccepted: boolean | null | undefined,
): Promise<string | null> {
  if (isAccepted) return acceptance;
  const check = await checkPayee(context, seat, payeeOf(beneficiary)).catch((error: unknown) => {
    if (error instanceof RuleError) return undefined;
    throw error;
  });
  if (check?.answer === 'no_match') throw new RuleError('payee_name_mismatch', 'bankAccountHolderName');
  return null;
}
