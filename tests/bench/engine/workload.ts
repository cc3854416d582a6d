import { rowId, type Sizes } from './dataset';

/** One request: the person it is made for, who always has a seat where they ask, and its variables. */
export interface Sample {
  readonly personId: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A query of the portal in the dialects of the servers, with a source of requests. */
export interface Query {
  readonly name: QueryName;
  readonly engine: string;
  readonly postgraphile: string;
  readonly sample: (random: () => number) => Sample;
}

export type QueryName = 'paymentList' | 'paymentByKey' | 'dashboard' | 'statementSearch' | 'seatPermissions';

/** A small generator of numbers in [0, 1), the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const paymentFields = `
  id amount currency status reference value_date created_at
  account { id name currency } beneficiary { id name country } bank_account { currency account_number bank_name }
  authorisation_requests(order_by: { id: asc }) { id decision decided_at person { id first_name last_name } }`;

const paymentNodes = `
  id: rowId amount currency status reference value_date: valueDate created_at: createdAt
  account { id: rowId name currency } beneficiary { id: rowId name country }
  bank_account: bankAccount { currency account_number: accountNumber bank_name: bankName }
  authorisation_requests: authorisationRequests(orderBy: ROW_ID_ASC) { nodes {
    id: rowId decision decided_at: decidedAt person { id: rowId first_name: firstName last_name: lastName } } }`;

const openStatuses = ['pending', 'scheduled', 'processing', 'failed'];
const listedStatuses = [['completed'], ['pending', 'scheduled'], ['failed', 'cancelled'], ['pending']];
const words = ['INVOICE', 'SALARY', 'RENT', 'REFUND', 'FEE', 'SUPPLIER', 'TAX'];
const dayMs = 86_400_000;

/** A payment with its organisation's number. */
interface KnownPayment {
  readonly id: string;
  readonly organisation: number;
}

/** What requests choose from, and how. */
type Choices = ReturnType<typeof choicesOver>;

function choicesOver(sizes: Sizes, payments: readonly KnownPayment[]) {
  const below = (random: () => number, size: number): number => Math.floor(random() * size);
  const pick = <T>(random: () => number, items: readonly T[]): T => items[below(random, items.length)] as T;
  // Busy accounts are asked for as often as they are busy.
  const organisation = (random: () => number): number => Math.floor(random() ** 2 * sizes.organisations);
  const member = (random: () => number, of: number): string =>
    rowId('person', of + sizes.organisations * below(random, Math.floor(sizes.people / sizes.organisations)));
  const account = (random: () => number, of: number): string =>
    rowId('account', of + sizes.organisations * below(random, Math.floor(sizes.accounts / sizes.organisations)));
  return { sizes, payments, below, pick, organisation, member, account };
}

/** The five queries of the benchmark over a data set of these sizes. */
export function queriesOver(sizes: Sizes, payments: readonly KnownPayment[]): readonly Query[] {
  const choices = choicesOver(sizes, payments);
  return [paymentList, paymentByKey, dashboard, statementSearch, seatPermissions].map((query) => query(choices));
}

const paymentList = ({ below, pick, organisation, member, account }: Choices): Query => ({
  name: 'paymentList',
  engine: `query paymentList($account: uuid!, $statuses: [String!]!, $offset: Int!) {
    payments(where: { account_id: { _eq: $account }, status: { _in: $statuses } },
      order_by: [{ created_at: desc }, { id: desc }], limit: 15, offset: $offset) { ${paymentFields} } }`,
  postgraphile: `query paymentList($account: UUID!, $statuses: [String!]!, $offset: Int!) {
    payments(filter: { accountId: { equalTo: $account }, status: { in: $statuses } },
      orderBy: [CREATED_AT_DESC, ROW_ID_DESC], first: 15, offset: $offset) { nodes { ${paymentNodes} } } }`,
  sample: (random) => {
    const own = organisation(random);
    return {
      personId: member(random, own),
      variables: {
        account: account(random, own),
        statuses: pick(random, listedStatuses),
        offset: 15 * below(random, 3),
      },
    };
  },
});

const paymentByKey = ({ pick, member, payments }: Choices): Query => ({
  name: 'paymentByKey',
  engine: `query paymentByKey($id: uuid!) { payments_by_pk(id: $id) { ${paymentFields}
    organisation { id name country } creator { id first_name last_name email }
    transactions(order_by: { id: asc }) { id amount balance_after description booked_at } } }`,
  postgraphile: `query paymentByKey($id: UUID!) { payments_by_pk: payment(rowId: $id) { ${paymentNodes}
    organisation { id: rowId name country }
    creator: personByCreatedBy { id: rowId first_name: firstName last_name: lastName email }
    transactions(orderBy: ROW_ID_ASC) { nodes {
      id: rowId amount balance_after: balanceAfter description booked_at: bookedAt } } } }`,
  sample: (random) => {
    const payment = pick(random, payments);
    return { personId: member(random, payment.organisation), variables: { id: payment.id } };
  },
});

const dashboard = ({ organisation, member }: Choices): Query => ({
  name: 'dashboard',
  engine: `query dashboard($organisation: uuid!) {
    ${openStatuses
      .map(
        (
          status,
        ) => `${status}: payments_aggregate(where: { organisation_id: { _eq: $organisation }, status: { _eq: "${status}" } }) {
        aggregate { count sum { amount } } }`,
      )
      .join('\n')}
    accounts(where: { organisation_id: { _eq: $organisation } }, order_by: { id: asc }) { id name currency balance } }`,
  postgraphile: `query dashboard($organisation: UUID!) {
    ${openStatuses
      .map(
        (
          status,
        ) => `${status}: payments(filter: { organisationId: { equalTo: $organisation }, status: { equalTo: "${status}" } }) {
        count: totalCount aggregates { sum { amount } } }`,
      )
      .join('\n')}
    accounts(condition: { organisationId: $organisation }, orderBy: ROW_ID_ASC) { nodes { id: rowId name currency balance } } }`,
  sample: (random) => {
    const own = organisation(random);
    return { personId: member(random, own), variables: { organisation: rowId('organisation', own) } };
  },
});

const statementSearch = ({ below, pick, organisation, member, account }: Choices): Query => ({
  name: 'statementSearch',
  engine: `query statementSearch($account: uuid!, $from: timestamptz!, $to: timestamptz!, $text: String!) {
    transactions(where: { account_id: { _eq: $account }, booked_at: { _gte: $from, _lt: $to }, description: { _ilike: $text } },
      order_by: [{ booked_at: desc }, { id: desc }], limit: 50) {
      id amount balance_after description booked_at payment { id reference status beneficiary { name } } } }`,
  postgraphile: `query statementSearch($account: UUID!, $from: Datetime!, $to: Datetime!, $text: String!) {
    transactions(filter: { accountId: { equalTo: $account },
      bookedAt: { greaterThanOrEqualTo: $from, lessThan: $to }, description: { likeInsensitive: $text } },
      orderBy: [BOOKED_AT_DESC, ROW_ID_DESC], first: 50) { nodes {
      id: rowId amount balance_after: balanceAfter description booked_at: bookedAt
      payment { id: rowId reference status beneficiary { name } } } } }`,
  sample: (random) => {
    const own = organisation(random);
    const from = Date.UTC(2024, 0, 1) + below(random, 810) * dayMs;
    return {
      personId: member(random, own),
      variables: {
        account: account(random, own),
        from: new Date(from).toISOString(),
        to: new Date(from + 90 * dayMs).toISOString(),
        text: `%${pick(random, words)}%`,
      },
    };
  },
});

const seatPermissions = ({ below, member, sizes }: Choices): Query => ({
  name: 'seatPermissions',
  engine: `query seatPermissions($organisation: uuid!) { organisations_by_pk(id: $organisation) { id name
    seats(order_by: { person_id: asc }) { role person { id email first_name last_name }
      permissions(order_by: { permission: asc }) { permission } } } }`,
  postgraphile: `query seatPermissions($organisation: UUID!) { organisations_by_pk: organisation(rowId: $organisation) { id: rowId name
    seats(orderBy: PERSON_ID_ASC) { nodes { role person { id: rowId email first_name: firstName last_name: lastName }
      permissions: seatPermissionsByOrganisationIdAndPersonId(orderBy: PERMISSION_ASC) { nodes { permission } } } } } }`,
  sample: (random) => {
    const own = below(random, sizes.organisations);
    return { personId: member(random, own), variables: { organisation: rowId('organisation', own) } };
  },
});
