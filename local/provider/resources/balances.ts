import Big from 'big.js';
import { endpoint, ok, type Answer, type Call, type Endpoint } from '../http/endpoint';
import { refuseIf } from '../http/errors';
import { amountFilters, applyFilters } from '../http/filters';
import { paginate, pagingParameters } from '../http/pagination';
import { recordsInScope, scopeParameter } from '../http/scope';
import { currencyOf } from '../reference/currencies';
import { walletOf } from '../store/ledger';
import type { Books } from '../store/books';
import type { Balance } from '../store/records';
import { moneyText } from '../wire';

function findBalances(call: Call): Answer {
  const { books, parameters } = call;
  const date = parameters.text('as_at_date')?.slice(0, 10);
  const shown = date === undefined ? recordsInScope(call, 'balance') : pastBalances(call, books, date);
  const rows = applyFilters(shown, parameters, amountFilters<Balance>('amount'));
  const { page, pagination } = paginate(
    rows,
    parameters,
    ['created_at', 'amount', 'updated_at', 'currency'],
    'balance_find_failed',
  );
  return ok({ balances: page, pagination });
}

/** What the balances were at the end of a day. */
function* pastBalances(call: Call, books: Books, date: string): Iterable<Balance> {
  for (const balance of recordsInScope(call, 'balance')) yield asAt(books, balance, date);
}

function asAt(books: Books, balance: Balance, date: string): Balance {
  let amount = new Big(0);
  for (const row of books.select('transaction', 'balance', balance.id)) {
    if (row.status !== 'completed' || (row.completed_at ?? '9999').slice(0, 10) > date) continue;
    amount = row.type === 'credit' ? amount.plus(row.amount) : amount.minus(row.amount);
  }
  return { ...balance, amount: moneyText(amount) };
}

/** The balance in one currency; asking opens the wallet. */
function balanceIn(call: Call): Answer {
  const currency = call.id.toUpperCase();
  const code = 'unsupported_currency';
  const complaint = { field: 'currency', code, message: `${currency} is not a currency that can be held` };
  refuseIf(code, currencyOf(currency) ? [] : [complaint]);
  return ok(walletOf(call, call.actor.account.id, currency));
}

export const balanceEndpoints: readonly Endpoint[] = [
  endpoint(
    'GET',
    '/balances/find',
    'balance_find_failed',
    {
      amount_from: { format: 'amount' },
      amount_to: { format: 'amount' },
      as_at_date: { format: 'moment' },
      scope: scopeParameter,
      ...pagingParameters,
    },
    findBalances,
  ),
  endpoint('GET', '/balances/{currency}', 'balance_find_failed', {}, balanceIn),
];
