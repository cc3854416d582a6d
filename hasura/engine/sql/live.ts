import { invariant } from '../errors';
import type { Json } from '../json';
import type { RootNode } from '../plan/nodes';
import { columnValue } from './predicate';
import { flatRows } from './rows';
import { selectionSql } from './selection';
import { StatementBuilder, type SqlOptions, type Statement } from './statement';

/** A member of a live query's `data`: a constant, or the statement's next column. */
export type LiveMember = { readonly name: string; readonly namespace?: string } & (
  | { readonly kind: 'constant'; readonly value: Json }
  | { readonly kind: 'column' }
);

/** The statement of a subscription, which answers many subscribers in one run. */
export interface LiveStatement {
  /** A row for each row of values: its position, the JSON text of each root field, and for a stream the next cursor. */
  readonly statement: Statement;
  readonly members: readonly LiveMember[];
  /** For a stream the last column is the next cursor as text; null when there was no row. */
  readonly isStream: boolean;
}

/**
 * For `subscription ($id: Int!) { author_by_pk(id: $id) { name } }`:
 *
 *     select "s"."i", "r0"."v"::text from unnest(($2)::integer[], ($1)::text[]) as "s"("i", "p0")
 *       left join lateral (select … where "t0"."id" = ("s"."p0")::integer) as "r0" on true
 */
export function liveStatement(roots: readonly RootNode[], options: SqlOptions): LiveStatement {
  const builder = new StatementBuilder(options, 'rows');
  const selects = roots.flatMap((root) => (root.kind === 'select' || root.kind === 'stream' ? [root] : []));
  const laterals = selects.map(({ selection }) => selectionSql(builder, selection));
  const streams = selects.flatMap((root) => (root.kind === 'stream' ? [cursorSql(builder, root)] : []));
  const joined = [...laterals, ...streams];
  const columns = joined.map((_, index) => `, "r${index}"."v"::text`).join('');
  const joins = joined.map((sql, index) => ` left join lateral (${sql}) as "r${index}" on true`).join('');
  const statement = builder.finish(`select "s"."i"${columns} from ${builder.valueRows()}${joins}`);
  return { statement, members: roots.map(memberOf), isStream: streams.length > 0 };
}

/** The cursor value of a batch's last row. It selects the rows again, which gives the same ones: a batch never splits equal values. */
function cursorSql(builder: StatementBuilder, { selection, cursor }: RootNode & { kind: 'stream' }): string {
  const rows = flatRows(builder, selection.rows, undefined, { applyPermissionLimit: true });
  const { alias, from, where, orderBy, limit } = rows;
  const batch = `select ${columnValue(builder, cursor, { alias })} as "v" from ${from}${where}${orderBy}${limit}`;
  return `select "b"."v" from (${batch}) as "b" order by "b"."v" ${cursor.isDescending ? 'asc' : 'desc'} limit 1`;
}

function memberOf(root: RootNode): LiveMember {
  const { name, namespace } = root;
  if (root.kind === 'constant') return { kind: 'constant', name, namespace, value: root.value };
  invariant(root.kind === 'select' || root.kind === 'stream', `a subscription has no ${root.kind} field`);
  return { kind: 'column', name, namespace };
}
