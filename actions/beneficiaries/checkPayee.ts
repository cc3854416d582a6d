import { checkedAccount, checkedName, readPayeeAnswer, type Payee } from '../../domain/beneficiaries/payeeCheck';
import type { Seat } from '../database/seats';
import type { ParametersOf } from '../provider/call';
import type { Context } from '../context';
import type { beneficiaryEndpoints } from '../provider/endpoints/beneficiaries';
import { ProviderError } from '../provider/errors';
import { refusalOf } from '../provider/refusal';
import type { VerifyPayeeOutput } from '../runtime/generated/actions';

type Parameters = ParametersOf<typeof beneficiaryEndpoints.verifyAccount>;

const notAvailable: VerifyPayeeOutput = { answer: 'not_available', actualName: null, reason: null };

/**
 * Asks the payee's bank whether the account is held under the name. The provider does not permit to store or to reuse the answer: each
 * call asks again (decision 049).
 * @throws RuleError too_many_requests, and provider_unavailable or provider_credentials_refused if the provider gives no usable answer
 */
export async function checkPayee(context: Context, seat: Seat, payee: Payee): Promise<VerifyPayeeOutput> {
  const parameters = parametersOf(payee);
  if (!parameters) return notAvailable;
  const client = await context.provider.forAccount(seat.accountId);
  try {
    const { answer, actual_name: actualName, reason } = await client.verifyAccount(parameters);
    return { answer: readPayeeAnswer(answer), actualName: actualName || null, reason: reason || null };
  } catch (error) {
    // Rejected is what the provider does not check, such as an account of another scheme.
    if (error instanceof ProviderError && error.failure === 'rejected') return notAvailable;
    throw refusalOf(error);
  }
}

function parametersOf(payee: Payee): Parameters | undefined {
  const account = checkedAccount(payee);
  const name = checkedName(payee);
  if (!account || !name) return undefined;
  const { currency } = account;
  return { payment_type: 'regular', bank_country: payee.bankCountry, currency, ...ofAccount(account), ...ofName(name) };
}

function ofAccount(account: NonNullable<ReturnType<typeof checkedAccount>>): Parameters {
  if (account.currency === 'EUR') return { iban: account.iban };
  return {
    account_number: account.accountNumber,
    routing_code_type_1: 'sort_code',
    routing_code_value_1: account.sortCode,
  };
}

function ofName(name: NonNullable<ReturnType<typeof checkedName>>): Parameters {
  const beneficiary_entity_type = name.type;
  return name.type === 'company'
    ? { beneficiary_entity_type, beneficiary_company_name: name.companyName }
    : { beneficiary_entity_type, beneficiary_first_name: name.firstName, beneficiary_last_name: name.lastName };
}
