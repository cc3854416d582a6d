import { RuleError } from '../../domain/errors';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { requireWorkingAccount, type Seat } from '../database/seats';
import { ProviderError } from '../provider/errors';
import type { Context } from '../runtime/context';
import type { FieldError } from '../runtime/generated/actions';
import { detailsOf, ourField, providerBeneficiary } from './providerBeneficiary';

/**
 * Asks the provider whether it would take these details; nothing is stored there or here.
 * @returns the fields it would not take, by our names; empty when it would take them
 * @throws RuleError provider_unavailable or provider_credentials_refused when it cannot say
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
  if (!(error instanceof ProviderError) || error.failure === 'unknown' || error.failure === 'rate_limited') {
    throw new RuleError('provider_unavailable');
  }
  if (error.failure === 'credentials') throw new RuleError('provider_credentials_refused');
  return error.errors.map(({ field, code, message }) => ({ field: ourField(field), code, message: message || code }));
}
