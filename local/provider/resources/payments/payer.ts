import type { Call } from '../../http/endpoint';
import { unsupportedCountries } from '../../reference/requiredDetails/countries';
import type { Payer, Payment } from '../../store/records';
import { timeText } from '../../wire';
import { accountPayerId } from '../payers';
import { payerNames } from './parameters';
import { complaint, type Check } from './rule';

const isPayerSent = ({ parameters }: Call) => payerNames.some((name) => parameters.list(name).length > 0);

/** Keeps the payer that a payment names; it is the account itself when it names none. */
export function enterPayer(call: Call): Pick<Payment, 'payer_id' | 'payer_details_source'> {
  const { books, actor } = call;
  if (!isPayerSent(call)) return { payer_id: accountPayerId(actor.account.id), payer_details_source: 'account' };
  const payer = payerFrom(call);
  books.put('payer', payer.id, payer);
  return { payer_id: payer.id, payer_details_source: 'payer' };
}

function payerFrom({ books, identifiers, actor, parameters, now }: Call): Payer {
  const text = (name: string) => parameters.text(`payer_${name}`) ?? null;
  return {
    id: identifiers.uuid(books),
    account_id: actor.account.id,
    legal_entity_type: text('entity_type'),
    company_name: text('company_name'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    address: parameters.list('payer_address').join(', ') || null,
    city: text('city'),
    state_or_province: text('state_or_province'),
    country: text('country'),
    postcode: text('postcode'),
    date_of_birth: text('date_of_birth'),
    identification_type: text('identification_type'),
    identification_value: text('identification_value'),
    created_at: timeText(now),
    updated_at: timeText(now),
  };
}

/** A client's payment is paid by the client. */
export function isPayerAllowed({ call }: Check) {
  const isRefused = call.actor.isOnBehalf && isPayerSent(call);
  return isRefused && complaint('payer_details', 'payer_details_not_allowed', 'The payer is the sub-account');
}

const names: Readonly<Record<string, readonly string[]>> = {
  company: ['payer_company_name'],
  individual: ['payer_first_name', 'payer_last_name', 'payer_date_of_birth'],
};

/** Every payment of the request must name a payer, or none. */
export function arePayerDetailsComplete({ call }: Check) {
  const { parameters } = call;
  if (call.actor.isOnBehalf || !isPayerSent(call)) return undefined;
  const type = parameters.text('payer_entity_type') ?? '';
  const due = ['payer_entity_type', 'payer_country', 'payer_city', 'payer_address', ...(names[type] ?? [])];
  const missing = due.filter((name) => parameters.list(name).length === 0);
  const params = { missing_details: missing };
  if (missing.length > 0) {
    return complaint('payer_entity_type', 'payer_details_are_missing', 'Details of the payer are missing', params);
  }
  const isUnsupported = unsupportedCountries.has(parameters.text('payer_country') ?? '');
  return (
    isUnsupported &&
    complaint('payer_country_code', 'unsupported_payer_country_code', 'Payers in this country are not supported')
  );
}
