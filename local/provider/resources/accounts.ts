import { endpoint, ok, type Call, type Endpoint } from '../http/endpoint';
import { notFound } from '../http/errors';
import { type Account } from '../store/records';
import { pick } from '../wire';

const accountFields = [
  ...(['id', 'account_name', 'brand', 'your_reference', 'status', 'street', 'city'] as const),
  ...(['state_or_province', 'country', 'postal_code', 'spread_table', 'legal_entity_type'] as const),
  ...(['short_reference', 'created_at', 'updated_at'] as const),
] as const;

/** An account as the API shows it. */
export function accountView(account: Account): Record<string, unknown> {
  return {
    ...pick(account, accountFields),
    identification_type: null,
    identification_value: null,
    api_trading: true,
    online_trading: true,
    phone_trading: true,
    process_third_party_funds: false,
    settlement_type: 'net',
    terms_and_conditions_accepted: true,
    bank_account_verified: 'not required',
  };
}

function visibleAccount({ books, id, actor }: Call): Account {
  const account = books.get('account', id);
  const isOwn = account?.id === actor.account.id || account?.parent_account_id === actor.account.id;
  if (!account || !isOwn) throw notFound('account');
  return account;
}

export const accountEndpoints: readonly Endpoint[] = [
  {
    ...endpoint('GET', '/accounts/current', 'account_find_failed', {}, ({ actor }) => ok(accountView(actor.account))),
    onBehalfOf: false,
  },
  endpoint('GET', '/accounts/{id}', 'account_find_failed', {}, (call) => ok(accountView(visibleAccount(call)))),
];
