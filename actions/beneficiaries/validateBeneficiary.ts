import { beneficiaryInputSchema } from '../../domain/beneficiaries/beneficiaryInput';
import { requireSeat } from '../database/seats';
import type { Context } from '../runtime/context';
import { parseInput } from '../runtime/input';
import type { Session } from '../runtime/session';
import { askProvider, type FieldError } from './askProvider';
import { requirePermittedCountry } from './requirePermittedCountry';

/** Whether the provider would take these details for the selected account. Nothing is stored. */
export async function validateBeneficiary(
  input: { readonly beneficiary: unknown },
  session: Session,
  context: Context,
): Promise<{ isValid: boolean; errors: FieldError[] }> {
  const beneficiary = await parseInput(beneficiaryInputSchema, input.beneficiary);
  const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
  await requirePermittedCountry(context.database, beneficiary);
  const errors = await askProvider(context, seat, beneficiary);
  return { isValid: errors.length === 0, errors };
}
