import { type JsonObject, isJsonObject } from '../../../hasura/engine/json';
import { explainFilter, type Verdict } from './explanation';
import type { SessionVariables } from './filterClauses';
import type { RowKey } from './place';
import type { Admin } from './questions';
import { isRow } from './rowKey';
import type { GraphqlRequest } from './rowsDocument';
import type { PermissionKind, TablePermission } from './tablePermissions';

/** What one permission of a role means for one row. */
export interface RoleView {
  readonly role: string;
  readonly kind: Exclude<PermissionKind, 'insert'>;
  readonly isAllowed: boolean;
  /** Why the server would not answer the role. */
  readonly refusal?: string;
  readonly verdict: Verdict;
}

/** One row as admin and each role see it. */
export interface RowExplanation {
  readonly exists: boolean;
  readonly session: SessionVariables;
  readonly views: readonly RoleView[];
}

interface Explained {
  readonly table: string;
  readonly row: RowKey;
  readonly permissions: readonly TablePermission[];
  readonly session: SessionVariables;
  readonly admin: Admin;
  readonly askAsRole: (role: string, request: GraphqlRequest) => Promise<unknown>;
}

/** Explains every permission of a table that has a row filter. Whether a role sees the row is asked as that role. */
export async function explainRow(explained: Explained): Promise<RowExplanation> {
  const { table, row, permissions, session, admin } = explained;
  const exists = isFound(await admin.ask(rowRequest(table, row)));
  if (!exists) return { exists, session, views: [] };
  const views = permissions.map((permission) => viewOf(explained, permission));
  return { exists, session, views: (await Promise.all(views)).filter((view) => view !== undefined) };
}

async function viewOf(
  explained: Explained,
  { role, kind, permission }: TablePermission,
): Promise<RoleView | undefined> {
  if (kind === 'insert') return undefined;
  const { table, row, session, admin } = explained;
  const filter: JsonObject = isJsonObject(permission.filter) ? permission.filter : {};
  const verdict = await explainFilter(table, filter, session, row, admin);
  const seen = kind === 'select' ? await seesRow(explained, role) : { isAllowed: verdict.holds };
  return { role, kind, verdict, ...seen };
}

async function seesRow(
  { table, row, askAsRole }: Explained,
  role: string,
): Promise<Pick<RoleView, 'isAllowed' | 'refusal'>> {
  try {
    return { isAllowed: isFound(await askAsRole(role, rowRequest(table, row))) };
  } catch (error) {
    return { isAllowed: false, refusal: error instanceof Error ? error.message : String(error) };
  }
}

function rowRequest(table: string, row: RowKey): GraphqlRequest {
  return {
    query: `query Row($where: ${table}_bool_exp!) { rows: ${table}(where: $where, limit: 1) { __typename } }`,
    variables: { where: isRow(row) },
  };
}

const isFound = (data: unknown) => (data as { readonly rows: readonly unknown[] }).rows.length > 0;
