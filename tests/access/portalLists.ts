import { parse, type OperationDefinitionNode, type TypeNode } from 'graphql';
import { chargeTypes } from '../../domain/charges/chargeTypes';
import { chargeMachine } from '../../domain/charges/transitions';
import { conversionProgress } from '../../domain/conversions/transitions';
import { scheduledStatuses } from '../../domain/safeguarding/scheduled';
import { submissionMachine } from '../../domain/submissions/transitions';
import { transferProgress } from '../../domain/transfers/transitions';
import { paymentStatuses } from '../../domain/payments/transitions';
import type { Json, JsonObject } from '../../hasura/engine/json';
import type { Metadata } from '../../hasura/engine/metadata/types';
import type { List, Viewer } from './naturalLists';

/** A reading document of the SPA with one set of values. */
export interface PortalList extends List {
  readonly variables: JsonObject;
}

/**
 * Every query and subscription of the SPA, with each of the filters that its screen offers.
 * @throws Error for a variable that has no value here
 */
export function portalLists(
  { query_collections: collections = [], actions = [] }: Metadata,
  viewer: Viewer,
): PortalList[] {
  const actionNames = new Set(actions.map(({ name }) => name));
  const filters = filtersOf(viewer);
  const documents = collections.flatMap(({ definition }) => definition.queries);
  return documents.flatMap(({ name, query }) => {
    const operation = parse(query).definitions[0] as OperationDefinitionNode;
    if (operation.operation === 'mutation' || isAllActions(operation, actionNames)) return [];
    const chosen = filters[name] ?? [{}];
    const orders = ordersOf[name] ?? [{}];
    const choices = chosen.flatMap((filter) => orders.map((order) => ({ ...filter, ...order })));
    return choices.map((choice) => ({ name, query, variables: valuesOf(name, operation, viewer, choice) }));
  });
}

function isAllActions({ selectionSet }: OperationDefinitionNode, actions: ReadonlySet<string>): boolean {
  return selectionSet.selections.every((one) => one.kind === 'Field' && actions.has(one.name.value));
}

function valuesOf(
  name: string,
  { variableDefinitions = [] }: OperationDefinitionNode,
  viewer: Viewer,
  choice: JsonObject,
): JsonObject {
  const known: Readonly<Record<string, Json | undefined>> = { ...knownValues(viewer), ...choice };
  const values = variableDefinitions.map(({ variable, type }) => {
    const value = known[variable.name.value] ?? keyOf(variable.name.value, type, viewer);
    if (value === undefined && type.kind === 'NonNullType') {
      throw new Error(`${name}: portalLists has no value for $${variable.name.value}`);
    }
    return [variable.name.value, value ?? null] as const;
  });
  return Object.fromEntries(values);
}

/** The value of a variable by its name, in every document alike. */
function knownValues(viewer: Viewer): JsonObject {
  return {
    accountId: viewer.account,
    beneficiaryId: viewer.account,
    orgId: viewer.organisation,
    orgFrom: viewer.organisation,
    orgTo: viewer.organisation,
    username: viewer.user,
    userId: viewer.user,
    currency: 'GBP',
    currencies: ['GBP', 'EUR'],
    currencyPair: 'EURGBP',
    lastSeen: viewer.since,
    readAfter: '1970-01-01T00:00:00Z',
    failedFrom: viewer.since,
    today: viewer.since,
    from: viewer.since,
    firstDay: viewer.since,
    lastDay: '2026-12-31',
    day: '2026-11-20',
    more: '-1000000000',
    less: '1000000000',
    createdAtFrom: viewer.since,
    worthCurrency: 'GBP',
    to: '2026-12-31',
    pattern: contains,
    code: contains,
    heldIn: '%',
    shortReference: '261121-K3PX9QTW',
    entityId: 'none',
    createdFrom: viewer.since,
    datedFrom: viewer.since,
    datedTo: '2026-12-31',
    amounts: ['100.00'],
    before: 3,
    ibans: ['DE89370400440532013000'],
    accountNumbers: ['31926819'],
    bankCodes: ['200000'],
    ids: [viewer.account],
    uploadId: viewer.account,
    selected: [viewer.account],
    endpointId: viewer.account,
    states: ['checked', 'refused', 'created', 'failed', 'waiting', 'delivered'],
    list: 'payments',
    limit: 15,
    offset: 15,
    liveOffset: 15,
    waitingOffset: 0,
  };
}

const contains = '%7-3%';

const paymentOrders: readonly JsonObject[] = [
  { createdAt: 'desc', id: 'desc' },
  { paymentDate: 'asc', id: 'asc' },
  { amount: 'desc', id: 'desc' },
];

const beneficiaryOrders: readonly JsonObject[] = [
  { name: 'asc', id: 'asc', currency: null },
  { bankCountry: 'asc', name: 'asc', id: 'asc', currency: null },
  { currency: 'asc', name: 'asc', id: 'asc' },
];

const transactionOrders: readonly JsonObject[] = [
  { created: 'desc', id: 'desc' },
  { settles: 'asc', id: 'asc' },
  { completed: 'desc', id: 'desc' },
  { amount: 'desc', id: 'desc' },
];

/** The orders that readers may choose, by document; each is read from both ends. */
const ordersOf: Readonly<Record<string, readonly JsonObject[]>> = {
  Payments: paymentOrders,
  PaymentsLive: paymentOrders,
  transactions: transactionOrders,
  searchTransactionsRDS: transactionOrders,
  TransactionsLive: transactionOrders,
  beneficiaries: beneficiaryOrders,
  BeneficiariesLive: beneficiaryOrders,
};

/** The plan does not depend on the key. */
function keyOf(name: string, type: TypeNode, { account, user }: Viewer): Json | undefined {
  if (name !== 'id') return undefined;
  const named = type.kind === 'NonNullType' ? type.type : type;
  return named.kind === 'NamedType' && named.name.value === 'uuid' ? account : user;
}

/** What the list of payments may be asked besides statuses: nothing, a text that may be an amount, everything. */
const paymentArguments: readonly JsonObject[] = [
  { search_pattern: null, dated_from: null, dated_to: null, currency_code: null },
  {
    search_pattern: contains,
    search_amount: '12450',
    other_amount: '12.45',
    dated_from: null,
    dated_to: null,
    currency_code: null,
  },
  { search_pattern: contains, amount_from: '100', amount_to: '200', creator_id: 'maker' },
];
const paymentFilters: readonly JsonObject[] = paymentArguments.map((args) => ({ args }));
const everyStatus = [...paymentStatuses];
const paymentLists = [
  ...paymentFilters.map((filter) => ({ ...filter, statuses: everyStatus })),
  { ...paymentFilters[0], statuses: ['failed', 'suspended'] },
];

/** What the list of conversions may be asked besides statuses: nothing, a reference, everything. */
const noConversionFilter = { created_from: null, created_before: null };
const conversionArguments: readonly JsonObject[] = [
  noConversionFilter,
  { ...noConversionFilter, reference_pattern: contains },
  {
    reference_pattern: contains,
    bought: 'EUR',
    sold: 'GBP',
    buy_from: '100',
    buy_to: '200',
    sell_from: '100',
    sell_to: '200',
    converted_from: '2026-01-01',
    converted_to: '2026-12-31',
    created_before: '2026-12-31',
    settled_from: '2026-01-01',
    settled_before: '2026-12-31',
  },
];
const conversionFilters: readonly JsonObject[] = conversionArguments.map((args) => ({ args }));
const conversionLists = [
  ...conversionFilters.map((filter) => ({ ...filter, statuses: [...conversionProgress], created: 'desc' })),
  { ...conversionFilters[0], statuses: ['closed'], created: 'asc' },
];

/** Each filter of a list of transactions by itself, as the arguments of its function. */
const transactionFilters = ({ account, since }: Viewer): readonly JsonObject[] =>
  [
    {},
    { search_pattern: contains, search_amount: '12450', other_amount: '12.45' },
    { action_name: 'funding', exact_amount: '100' },
    { amount_from: '100', amount_to: '200' },
    { beneficiary_id: account },
    ...['completed', 'created', 'settles', 'updated'].map((name) => ({
      [`${name}_from`]: since,
      [`${name}_before`]: '2026-12-31',
    })),
    { currency_code: 'GBP', credit_or_debit: 'debit' },
    { related_reference: contains, related_type: 'payment' },
  ].map((filter) => ({ args: { account_id: account, ...filter } }));

const period = ({ account, since }: Viewer): JsonObject => ({
  account_id: account,
  currency_code: 'GBP',
  completed_from: since,
  completed_before: '2026-12-31',
});

const transferFilters = ({ account, since }: Viewer): readonly JsonObject[] => [
  { accountId: null },
  {},
  { pattern: contains, reference: 'BT-20261120-KQWXYZ', statuses: ['pending'] },
  { source: account, destination: account },
  { currency: 'GBP', amountFrom: '100', amountTo: '200' },
  { createdFrom: since, createdBefore: since, completedFrom: since, completedBefore: since },
];

const transferLists = (viewer: Viewer): readonly JsonObject[] =>
  transferFilters(viewer).map((filter) => ({
    pattern: null,
    currency: null,
    statuses: [...transferProgress],
    ...filter,
  }));

/** What the list of charges may be asked: nothing, a status and a type, an account, days, a wrong account of the house. */
const chargeLists = ({ account, since }: Viewer): readonly JsonObject[] =>
  [
    {},
    { statuses: ['failed'], types: ['payment_fee'] },
    { accountId: account },
    { createdFrom: since, createdBefore: '2026-12-31T00:00:00Z' },
    { misdirected: true },
  ].map((filter) => ({
    accountId: null,
    createdFrom: null,
    createdBefore: null,
    misdirected: null,
    statuses: Object.keys(chargeMachine.next),
    types: [...chargeTypes],
    ...filter,
  }));

const activityFilters = ({ user, since }: Viewer): readonly JsonObject[] => [
  {},
  { eventType: 'E', eventCode: 'E001' },
  { eventCode: 'A040' },
  { username: user },
  { from: since, before: '2026-12-31T00:00:00Z' },
];

const activityLogs = (viewer: Viewer): readonly JsonObject[] =>
  activityFilters(viewer).map((filter) => ({ username: null, from: null, before: null, ...filter }));

/** The audit log with each of its filters, on the first page and on a later one. */
const auditFilters = ({ user, account, since }: Viewer): readonly JsonObject[] => {
  const none = { table: null, row: null, person: null, from: null, before: null, beforeEvent: null };
  const filters = [
    {},
    { table: 'payments' },
    { row: account },
    { person: user },
    { from: since, before: '2026-12-31' },
  ];
  return filters.flatMap((filter) => [
    { ...none, ...filter },
    { ...none, ...filter, beforeEvent: '1000' },
  ]);
};

const submissionStatuses = Object.keys(submissionMachine.next);

const accountSearches = ({ account }: Viewer): readonly JsonObject[] => [
  { pattern: '%%', safeguarding: [true, false], house: [true, false], charged: [true, false], selected: [account] },
  { pattern: contains, safeguarding: [true], house: [true, false], charged: [true], selected: [] },
  { pattern: '%%', safeguarding: [true, false], house: [true], charged: [true, false], selected: [] },
];

const safeguardingStatuses: readonly JsonObject[] = [{ statuses: [...transferProgress] }, { statuses: ['pending'] }];

/** The lists of transactions and statements, with their counts. */
const transactionDocuments = (viewer: Viewer): Readonly<Record<string, readonly JsonObject[]>> => {
  const filters = transactionFilters(viewer);
  const days = period(viewer);
  return {
    transactions: filters,
    searchTransactionsRDS: filters,
    TransactionsLive: filters,
    transactionsPaginationOnly: filters,
    searchStatement: filters,
    StatementLive: filters,
    searchStatementCount: filters.map((filter) => ({ ...filter, period: days, summary: days })),
  };
};

/** The filters of screens that choose them as they go, by document; `%%` is a search without a text. */
const filtersOf = (viewer: Viewer): Readonly<Record<string, readonly JsonObject[]>> => ({
  balances: [{ amountFrom: '0.01' }],
  BalancesLive: [{ amountFrom: '0.01' }],
  users: [{ pattern: '%%' }, { pattern: contains }],
  submissions: [{ statuses: submissionStatuses }],
  bookDifferences: [{ isOpen: true }, { isOpen: false }],
  pendingChanges: [{ isOpen: true }, { isOpen: false }],
  PendingChangesLive: [{ isOpen: true }, { isOpen: false }],
  SubmissionsLive: [{ statuses: submissionStatuses }],
  charges: chargeLists(viewer),
  transfers: transferLists(viewer),
  TransfersLive: transferLists(viewer),
  ...transactionDocuments(viewer),
  Payments: paymentLists,
  PaymentsLive: paymentLists,
  PaymentTotals: paymentFilters,
  conversions: conversionLists,
  ConversionsLive: conversionLists,
  ConversionTotals: conversionFilters,
  GetAccountsForUser: [{ pattern: '%%' }, { pattern: contains }],
  ActivityLog: activityLogs(viewer),
  AuditChanges: auditFilters(viewer),
  AuditHistory: [
    { table: 'payments', row: viewer.account },
    { table: 'beneficiaries', row: viewer.account },
    { table: 'organisation_payment_auth_rule', row: viewer.account },
  ],
  FraudNoticeLog: [
    { username: null, isAcknowledged: null, from: null, before: null },
    { username: viewer.user, isAcknowledged: true, from: viewer.since, before: '2026-12-31' },
  ],
  AuditChange: [{ eventId: '1' }],
  FavouriteOrganisations: [{ pattern: '%%' }],
  favouritesByOrg: [{ pattern: '%%' }],
  scheduleRuns: [{ names: ['send-intents'], outcomes: ['done', 'failed', 'abandoned'] }],
  safeguardingPositions: [{ pattern: '%%' }, { pattern: contains }],
  safeguardingScheduled: [{ from: '2026-10-23', until: '2026-11-30', statuses: [...scheduledStatuses] }],
  safeguardingTransfers: safeguardingStatuses,
  SafeguardingTransfersLive: safeguardingStatuses,
  AccountChoices: accountSearches(viewer),
  adminSearchAccounts: [
    { pattern: '%%', tccAccountId: viewer.account, approved: [true, false], closed: [false] },
    { pattern: contains, tccAccountId: viewer.account, approved: [true, false], closed: [false] },
    { pattern: '%%', tccAccountId: viewer.account, approved: [false], closed: [false] },
  ],
  AllAccounts: [{ pattern: '%%' }, { pattern: contains }],
  beneficiaries: [{ pattern: '%%', code: '%%' }, { pattern: contains }],
  BeneficiariesLive: [{ pattern: '%%', code: '%%' }, { pattern: contains }],
  BeneficiaryCount: [{ pattern: '%%', code: '%%' }, { pattern: contains }],
  Payees: [{ pattern: '%%' }, { pattern: contains }],
  PurposeCodes: [{ bankCountry: 'CN' }],
  LikePayments: [{ amount: '100.00', reference: 'RENT', ended: ['failed', 'deleted'] }],
});
