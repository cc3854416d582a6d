import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { requireWorkingAccount, type Seat } from '../database/seats';
import { ProviderError } from '../provider/errors';
import type { Context } from '../context';
import { refusalOf } from '../provider/refusal';
import type { FieldError } from '../runtime/generated/actions';
import { detailsOf, ourField, providerBeneficiary } from './providerBeneficiary';

/**
 * Asks the provider whether it would accept these details. Nothing is stored, there or here.
 * @returns the rejected fields by our names; empty when the details are accepted
 * @throws RuleError too_many_requests, and provider_unavailable or provider_credentials_refused if the provider gives no usable
 *   answer
 */
export async function askProvider(context: Context, seat: Seat, input: BeneficiaryInput): Promise<FieldError[]> {
  const onBehalfOf = requireWorkingAccount(seat);
  const client = await context.provider.forAccount(seat.accountId);
  try {
    await client.validateBeneficiary(providerBeneficiary(detailsOf(input), onBehalfOf));
    return [];
  } catch (error) {
    return fieldErrors(error);
  }
}

function fieldErrors(error: unknown): FieldError[] {
  if (!(error instanceof ProviderError) || error.failure !== 'rejected') throw refusalOf(error);
  return error.errors.map(({ field, code, message }) => ({ field: ourField(field), code, message: message || code }));
}
