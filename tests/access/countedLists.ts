import { paymentStatuses } from '../../domain/payments/transitions';
import { conversionProgress } from '../../domain/conversions/transitions';
import type { JsonObject } from '../../hasura/engine/json';
import { tradingAccount } from '../support/portal';

/** A list whose screen tells how much it holds, and the same figures in SQL that knows nothing of the list's functions. */
export interface CountedList {
  readonly user: string;
  readonly role: 'user' | 'org_admin' | 'admin';
  /** The document that reads the rows of a page. */
  readonly document: string;
  /** Where the rows are in its answer. */
  readonly rows: string;
  readonly variables?: JsonObject;
  /** The document that counts, where it is another. */
  readonly countedBy?: string;
  /** Where the count is in that one's answer. */
  readonly count?: string;
  /** The values of both statements. */
  readonly values: readonly string[];
  /** Gives one row with the column `count`. */
  readonly sqlCount: string;
  /** Counts and sums by status, currency and so on: where they are, their columns, and SQL that gives the same columns in this order. */
  readonly totals?: { readonly path: string; readonly columns: readonly string[]; readonly sql: string };
}

const ofTrading = [tradingAccount];
/** Payments with an open request of a role that the user holds on the account, and that the user has not authorised yet. */
const authorisable = `select p.* from payments p where p."accountId" = ? and exists (select from payment_approvers a
  where a."paymentId" = p.id and a."userId" = ?)`;
const ofUser: readonly CountedList[] = [
  {
    user: 'maker',
    role: 'user',
    document: 'Payments',
    rows: 'payments',
    variables: { args: { account_id: tradingAccount }, statuses: [...paymentStatuses] },
    countedBy: 'PaymentTotals',
    values: ofTrading,
    sqlCount: `select count(*)::int from payments where "accountId" = ?`,
    totals: {
      path: 'totals',
      columns: ['status', 'currency', 'payments', 'amount'],
      sql: `select status, currency, count(*)::int as payments, sum(amount) as amount from payments where "accountId" = ? group by 1, 2`,
    },
  },
  {
    user: 'maker',
    role: 'user',
    document: 'SearchPayments',
    rows: 'payments',
    variables: { pattern: null },
    values: ofTrading,
    sqlCount: `select count(*)::int from payments where "accountId" = ?`,
    totals: {
      path: 'totals',
      columns: ['status', 'currency', 'payments'],
      sql: `select status, currency, count(*)::int as payments from payments where "accountId" = ? group by 1, 2`,
    },
  },
  {
    user: 'maker',
    role: 'user',
    document: 'conversions',
    rows: 'conversions',
    variables: { args: { account_id: tradingAccount }, statuses: [...conversionProgress] },
    countedBy: 'ConversionTotals',
    values: ofTrading,
    sqlCount: `select count(*)::int from tcc_conversions where account_id = ?`,
    totals: {
      path: 'totals',
      columns: ['status', 'sell_currency', 'conversions', 'sell_amount'],
      sql: `select status, sell_currency, count(*)::int as conversions, sum(client_sell_amount) as sell_amount
        from tcc_conversions where account_id = ? group by 1, 2`,
    },
  },
  {
    user: 'maker',
    role: 'user',
    document: 'searchTransactionsRDS',
    rows: 'transactions',
    variables: { args: { account_id: tradingAccount } },
    countedBy: 'transactionsPaginationOnly',
    values: ofTrading,
    sqlCount: `select count(*)::int from tcc_transactions where account_id = ?`,
    totals: {
      path: 'totals',
      columns: ['status', 'transactions'],
      sql: `select status, count(*)::int as transactions from tcc_transactions where account_id = ? group by 1`,
    },
  },
  {
    user: 'maker',
    role: 'user',
    document: 'searchStatement',
    rows: 'lines',
    variables: { args: { account_id: tradingAccount, currency_code: 'EUR' } },
    countedBy: 'searchStatementCount',
    values: [tradingAccount, 'EUR'],
    sqlCount: `select count(*)::int from tcc_transactions where account_id = ? and currency = ? and status = 'completed'
      and coalesce(reason, '') !~ '^(TO|FROM)SAFEGUARDING'`,
    totals: {
      path: 'totals',
      columns: ['type', 'lines', 'amount'],
      sql: `select type, count(*)::int as lines, sum(amount) as amount from tcc_transactions where account_id = ? and currency = ?
        and status = 'completed' and coalesce(reason, '') !~ '^(TO|FROM)SAFEGUARDING' group by 1`,
    },
  },
  {
    user: 'maker',
    role: 'user',
    document: 'beneficiaries',
    rows: 'beneficiary_information_slice',
    variables: { pattern: '%%', code: '%%' },
    countedBy: 'BeneficiaryCount',
    count: 'beneficiary_information_slice_aggregate.aggregate.count',
    values: ofTrading,
    sqlCount: `select count(*)::int from beneficiaries where account_id = ? and enabled`,
  },
];

const ofPeople: readonly CountedList[] = [
  {
    user: 'maker',
    role: 'user',
    document: 'PendingCharges',
    rows: 'vw_user_charges',
    countedBy: 'PendingChargeCount',
    count: 'vw_user_charges_aggregate.aggregate.count',
    values: ['maker'],
    sqlCount: `select count(*)::int from charges where status = 'pending' and main_account_id in
      (select account_id from "CurrencyCloudContacts" where user_id = ?)`,
  },
  {
    user: 'approver',
    role: 'user',
    document: 'paymentsYouCanAuthorise',
    rows: 'paymentsYouCanAuthorise',
    countedBy: 'paymentsYouCanAuthoriseTotals',
    values: [tradingAccount, 'approver'],
    sqlCount: `select count(*)::int from (${authorisable}) p`,
    totals: {
      path: 'totals',
      columns: ['status', 'currency', 'payments', 'amount'],
      sql: `select status, currency, count(*)::int as payments, sum(amount) as amount from (${authorisable}) p group by 1, 2`,
    },
  },
];

const ofAdministrators: readonly CountedList[] = [
  {
    user: 'superadmin',
    role: 'admin',
    document: 'users',
    rows: 'users',
    variables: { pattern: '%%' },
    count: 'found.aggregate.count',
    values: [],
    sqlCount: `select count(*)::int from users`,
  },
  {
    user: 'superadmin',
    role: 'admin',
    document: 'AllAccounts',
    rows: 'accounts',
    variables: { pattern: '%%' },
    count: 'accounts_aggregate.aggregate.count',
    values: [],
    sqlCount: `select count(*)::int from accounts`,
  },
];

/** The lists of the SPA that tell a count or sums. */
export const countedLists: readonly CountedList[] = [...ofUser, ...ofPeople, ...ofAdministrators];
