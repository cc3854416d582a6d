import { endpoint, ok, type Answer, type Call, type Endpoint } from '../http/endpoint';
import { notFound } from '../http/errors';
import { uuidOf } from '../store/identifiers';
import type { Account, Payer } from '../store/records';
import { pick } from '../wire';

const fields = [
  ...(['id', 'legal_entity_type', 'company_name', 'first_name', 'last_name', 'address', 'city'] as const),
  ...(['state_or_province', 'country', 'postcode', 'date_of_birth', 'identification_type'] as const),
  ...(['identification_value', 'created_at', 'updated_at'] as const),
] as const;

/** The id of an account as the payer of its own payments. */
export function accountPayerId(accountId: string): string {
  return uuidOf(`payer ${accountId}`);
}

/** One payer: who was named on a payment, or the account itself. @throws ApiError 404 `payer_not_found` */
function getPayer({ books, id, actor }: Call): Answer {
  const named = books.get('payer', id);
  if (named?.account_id === actor.account.id) return ok(pick(named, fields));
  if (id === accountPayerId(actor.account.id)) return ok(pick(accountAsPayer(actor.account), fields));
  throw notFound('payer');
}

function accountAsPayer(account: Account): Payer {
  const isCompany = account.legal_entity_type === 'company';
  const [firstName = '', ...rest] = account.account_name.split(' ');
  return {
    id: accountPayerId(account.id),
    account_id: account.id,
    legal_entity_type: account.legal_entity_type,
    company_name: isCompany ? account.account_name : null,
    first_name: isCompany ? null : firstName,
    last_name: isCompany ? null : rest.join(' '),
    address: account.street,
    ...pick(account, ['city', 'state_or_province', 'country']),
    postcode: account.postal_code,
    date_of_birth: null,
    identification_type: account.identification_type ?? null,
    identification_value: account.identification_value ?? null,
    ...pick(account, ['created_at', 'updated_at']),
  };
}

export const payerEndpoints: readonly Endpoint[] = [endpoint('GET', '/payers/{id}', 'payer_find_failed', {}, getPayer)];
