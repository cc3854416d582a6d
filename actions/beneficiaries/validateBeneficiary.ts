import { requireSeat } from '../database/seats';
import type { Context } from '../provider/context';
import type { ValidateBeneficiaryInput, ValidateBeneficiaryOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { askProvider } from './askProvider';
import { parseBeneficiary } from './parseBeneficiary';
import { requirePermittedCountry } from './requirePermittedCountry';

/**
 * Whether the provider would accept these details for the selected account. Nothing is stored.
 * @throws RuleError invalid_input, account_not_found, country_not_permitted, and what askProvider throws
 */
export async function validateBeneficiary(
  input: ValidateBeneficiaryInput,
  session: Session,
  context: Context,
): Promise<ValidateBeneficiaryOutput> {
  const beneficiary = await parseBeneficiary(input.beneficiary, context.clock.now());
  const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
  await requirePermittedCountry(context.database, beneficiary);
  const errors = await askProvider(context, seat, beneficiary);
  return { isValid: errors.length === 0, errors };
}
