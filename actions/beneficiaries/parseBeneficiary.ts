import { birthDateFault } from '../../domain/beneficiaries/beneficiaryFields';
import {
  beneficiaryInputSchema,
  withBareBankCodes,
  type BeneficiaryInput,
} from '../../domain/beneficiaries/beneficiaryInput';
import { RuleError } from '../../domain/errors';
import type { CreateBeneficiaryInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';

/**
 * Checks a beneficiary as a user enters it, and takes the separators out of its bank codes. What needs the database or the provider is checked later.
 * @throws RuleError invalid_input
 */
export async function parseBeneficiary(
  input: CreateBeneficiaryInput['beneficiary'],
  now: Date,
): Promise<BeneficiaryInput> {
  const beneficiary = await parseDeclared(beneficiaryInputSchema, input);
  const { dateOfBirth } = beneficiary;
  const fault = dateOfBirth ? birthDateFault(dateOfBirth, now) : undefined;
  if (fault) throw new RuleError('invalid_input', 'dateOfBirth', fault);
  return withBareBankCodes(beneficiary);
}
