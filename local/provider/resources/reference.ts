import { endpoint, ok, type Answer, type Call, type Endpoint } from '../http/endpoint';
import { refuseIf } from '../http/errors';
import { currencies, currencyOf } from '../reference/currencies';
import { requiredDetails } from '../reference/requiredDetails/lookup';

const detailsFailure = 'beneficiary_required_details_failed';

function findRequiredDetails({ parameters }: Call): Answer {
  const currency = parameters.text('currency') ?? '';
  const code = 'currency_is_in_invalid_format';
  const complaint = { field: 'currency', code, message: `${currency} is not supported`, params: { type: 'currency' } };
  refuseIf(detailsFailure, currencyOf(currency) ? [] : [complaint]);
  const bankCountry = parameters.text('bank_account_country') ?? '';
  return ok({ details: requiredDetails(currency, bankCountry, parameters.text('beneficiary_country')) });
}

export const referenceEndpoints: readonly Endpoint[] = [
  {
    ...endpoint('GET', '/reference/currencies', 'currencies_failed', {}, () => ok({ currencies })),
    onBehalfOf: false,
  },
  endpoint(
    'GET',
    '/reference/beneficiary_required_details',
    detailsFailure,
    {
      currency: { format: 'currency', required: true },
      bank_account_country: { format: 'country', required: true },
      beneficiary_country: { format: 'country', required: true },
    },
    findRequiredDetails,
  ),
];
