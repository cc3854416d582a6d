import { ok, type Answer, type Call } from '../../http/endpoint';
import { notFound } from '../../http/errors';
import { applyFilters, containing, equals, type Filters } from '../../http/filters';
import { paginate } from '../../http/pagination';
import { reaches } from '../../http/scope';
import type { Account } from '../../store/records';
import { accountView } from './view';

const filters: Filters<Account> = {
  account_name: containing('account_name'),
  ...equals<Account>('brand', 'your_reference', 'status', 'street', 'city', 'state_or_province', 'postal_code'),
  ...equals<Account>('country', 'spread_table'),
  bank_account_verified: (sent) => () => sent === 'not required',
};

const sortable = ['created_at', 'updated_at', 'account_name', 'status', 'country', 'city', 'short_reference'] as const;

/** The house account and its clients. */
export function findAccounts({ actor, books, parameters }: Call): Answer {
  const family = [actor.account, ...books.select('account', 'parent', actor.account.id)];
  const rows = applyFilters(family, parameters, filters);
  const { page, pagination } = paginate(rows, parameters, sortable, 'account_find_failed');
  return ok({ accounts: page.map(accountView), pagination });
}

/** One account of the family. @throws ApiError 404 `account_not_found` */
export function visibleAccount(call: Call): Account {
  const account = call.books.get('account', call.id);
  if (!account || !reaches(call, account.id)) throw notFound('account');
  return account;
}
