import Big from 'big.js';
import { endpoint, ok, type Answer, type Call, type Endpoint } from '../http/endpoint';
import { refuseIf } from '../http/errors';
import { amountFilters, applyFilters } from '../http/filters';
import { paginate, pagingParameters } from '../http/pagination';
import { accountsInScope, scopeParameter } from '../http/scope';
import { currencyOf } from '../reference/currencies';
import { walletOf } from '../store/ledger';
import { type Balance, type Transaction } from '../store/records';
import { moneyText } from '../wire';

function findBalances(call: Call): Answer {
  const { books, parameters } = call;
  const accounts = accountsInScope(call);
  const own = books.list('balance').filter((balance) => accounts.has(balance.account_id));
  const date = parameters.text('as_at_date');
  const shown = date === undefined ? own : own.map((balance) => asAt(balance, books.list('transaction'), date));
  const rows = applyFilters(shown, parameters, amountFilters<Balance>('amount'));
  const { page, pagination } = paginate(
    rows,
    parameters,
    ['created_at', 'amount', 'updated_at', 'currency'],
    'balance_find_failed',
  );
  return ok({ balances: page, pagination });
}

/** What a balance was at the end of a day. */
function asAt(balance: Balance, transactions: readonly Transaction[], date: string): Balance {
  const amount = transactions
    .filter((entry) => entry.balance_id === balance.id && (entry.completed_at?.slice(0, 10) ?? '9999') <= date)
    .reduce((sum, { type, amount }) => (type === 'credit' ? sum.plus(amount) : sum.minus(amount)), new Big(0));
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
