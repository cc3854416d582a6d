import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError, baseRefusal, refuseIf } from '../../http/errors';
import { paginate } from '../../http/pagination';
import { reaches } from '../../http/scope';
import { currencyOf } from '../../reference/currencies';
import { fundingRoutes, type FundingRoute } from '../../reference/fundingRoutes';
import type { Account } from '../../store/records';
import { pick } from '../../wire';

const failure = 'funding_accounts_find_failed';

const fields = [
  ...(['id', 'account_number', 'account_number_type', 'bank_name', 'bank_address', 'bank_country'] as const),
  ...(['currency', 'payment_type', 'routing_code', 'routing_code_type'] as const),
] as const;

/** Where to send money so that it reaches an account, one row per rail. */
export function findFundingAccounts(call: Call): Answer {
  const { parameters } = call;
  const currency = parameters.text('currency');
  if (currency === undefined) throw baseRefusal('currency_is_required', 'Currency is required');
  const complaint = { field: 'currency', code: 'currency_is_not_supported', message: `${currency} is not supported` };
  refuseIf(failure, currencyOf(currency) ? [] : [complaint]);
  const account = askedAccount(call);
  const type = parameters.text('payment_type');
  const routes = fundingRoutes(account.id, currency).filter((route) => !type || route.payment_type === type);
  if (routes.length === 0) throw noneFound(currency);
  const rows = routes.map((route) => fundingAccount(account, route));
  const { page, pagination } = paginate(rows, parameters, ['created_at', 'payment_type'], failure);
  return ok({ funding_accounts: page, pagination });
}

function fundingAccount(account: Account, route: FundingRoute) {
  return {
    ...pick(route, fields),
    account_id: account.id,
    account_holder_name: account.account_name,
    created_at: account.created_at,
    updated_at: account.updated_at,
  };
}

function askedAccount(call: Call): Account {
  const id = call.parameters.text('account_id')?.toLowerCase();
  const account = id === undefined ? call.actor.account : reaches(call, id) ? call.books.get('account', id) : undefined;
  if (account) return account;
  const code = 'account_not_found';
  throw new ApiError(404, code, [{ field: 'account', code, message: 'Account was not found for this id' }]);
}

function noneFound(currency: string): ApiError {
  const code = 'funding_accounts_not_found';
  return new ApiError(400, failure, [{ field: 'funding_accounts', code, message: `None for ${currency}` }]);
}
