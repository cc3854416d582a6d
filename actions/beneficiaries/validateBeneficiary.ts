import { beneficiaryInputSchema } from '../../domain/beneficiaries/beneficiaryInput';
import { requireSeat } from '../database/seats';
import type { Context } from '../runtime/context';
import type { ValidateBeneficiaryInput, ValidateBeneficiaryOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { askProvider } from './askProvider';
import { requirePermittedCountry } from './requirePermittedCountry';

/** Whether the provider would take these details for the selected account. Nothing is stored. */
export async function validateBeneficiary(
  input: ValidateBeneficiaryInput,
  session: Session,
  context: Context,
): Promise<ValidateBeneficiaryOutput> {
  const beneficiary = await parseDeclared(beneficiaryInputSchema, input.beneficiary);
  const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
  await requirePermittedCountry(context.database, beneficiary);
  const errors = await askProvider(context, seat, beneficiary);
  return { isValid: errors.length === 0, errors };
}
