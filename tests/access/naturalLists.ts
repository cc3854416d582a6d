import type { RoleOperations } from './operations';

/** A list that a screen asks for. */
export interface List {
  readonly name: string;
  readonly query: string;
}

/** Whose screens are looked at: a person of the large data set, with one of their accounts. */
export interface Viewer {
  readonly user: string;
  readonly account: string;
  readonly providerAccount: string;
  readonly organisation: string;
  /** The day from which "recent" things are asked for, as YYYY-MM-DD. */
  readonly since: string;
}

const accountColumns = ['accountId', 'account_id', 'main_account_id'];
const organisationColumns = ['org_id', 'orgId', 'organisation_id'];
const moments = ['createdAt', 'created_at', 'requested_at', 'at', 'started_at', 'prepared_at'];
const names = ['name', 'account_name', 'countryName', 'filename'];

/** Read with the row that they belong to, never as a list. */
const parts = [
  'balance_days',
  'charge_derivations',
  'charge_house_ends',
  'payment_approvers',
  'payment_held_rates',
  'payment_precedents',
  'payment_status_changes',
  'payment_versions',
  'rate_history',
  'statement_lines',
  'statement_summaries',
];

/** Of every table that a role may read, the default list: of one account or organisation, newest first. */
export function naturalLists(operations: RoleOperations, viewer: Viewer): List[] {
  return operations.queries
    .filter(({ kind, table }) => kind === 'list' && !parts.includes(table))
    .map(({ name, table }) => {
      const columns = operations.scalarsOf(table);
      const filter = filterOf(columns, viewer);
      const order = orderOf(columns, operations.keyOf(table));
      return {
        name: `${table}, the natural list`,
        query: `{ ${name}(where: {${filter}}, order_by: [${order.join(', ')}], limit: 15) { ${columns[0]} } }`,
      };
    });
}

function filterOf(columns: readonly string[], { account, organisation }: Viewer): string {
  const [ofAccount] = accountColumns.filter((column) => columns.includes(column));
  if (ofAccount) return `${ofAccount}: { _eq: "${account}" }`;
  const [ofOrganisation] = organisationColumns.filter((column) => columns.includes(column));
  return ofOrganisation ? `${ofOrganisation}: { _eq: "${organisation}" }` : '';
}

function orderOf(columns: readonly string[], key: readonly string[]): string[] {
  const [moment] = moments.filter((column) => columns.includes(column));
  const [name] = names.filter((column) => columns.includes(column));
  const first = moment ? [`{ ${moment}: desc }`] : name ? [`{ ${name}: asc }`] : [];
  const rest = key.filter((column) => columns.includes(column)).map((column) => `{ ${column}: desc }`);
  return [...first, ...rest];
}
