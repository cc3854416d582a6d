import { isBirthDate } from '../../domain/beneficiaries/birthDate';
import { beneficiaryInputSchema, type BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { RuleError } from '../../domain/errors';
import type { CreateBeneficiaryInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';

/**
 * Checks a beneficiary as a user enters it. What needs the database or the provider is checked later.
 * @throws RuleError invalid_input
 */
export async function parseBeneficiary(
  input: CreateBeneficiaryInput['beneficiary'],
  now: Date,
): Promise<BeneficiaryInput> {
  const beneficiary = await parseDeclared(beneficiaryInputSchema, input);
  const { dateOfBirth } = beneficiary;
  if (dateOfBirth && !isBirthDate(dateOfBirth, now)) {
    throw new RuleError('invalid_input', 'dateOfBirth', 'Enter a date of birth from 1900 on, at least 16 years ago.');
  }
  return beneficiary;
}
