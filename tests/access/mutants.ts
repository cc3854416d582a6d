import { isJsonObject, type Json, type JsonObject } from '../../hasura/engine/json';
import type { Metadata, PermissionMetadata, TableMetadata } from '../../hasura/engine/metadata/types';
import { nameOf, tablesOf, type Columns } from './policyFaults';

/** A metadata with one fault put in. */
export interface Mutant {
  readonly words: string;
  readonly table: string;
  readonly role: string;
  readonly metadata: Metadata;
}

/** Picks one of a list. */
export type Pick = <T>(items: readonly T[]) => T | undefined;

/** Changes a permission in place and says how, or gives nothing when it has nothing to change. */
type Change = (entry: PermissionMetadata, pick: Pick, columns: readonly string[]) => string | undefined;

/** Numbers from 0 to below 1, the same for the same seed. */
export function seededPick(seed: number): Pick {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return (items) => items[Math.floor(next() * items.length)];
}

/** One mutant at random, of a kind that rotates so that none is left out. */
export function makeMutant(metadata: Metadata, columns: Columns, pick: Pick, index: number): Mutant {
  const [kind, change] = Object.entries(changes)[index % Object.keys(changes).length]!;
  for (;;) {
    const mutated = structuredClone(metadata);
    const table = pick(tablesOf(mutated));
    const entry = table && pick(entriesOf(table, kind));
    if (!table || !entry) continue;
    const how = change(entry, pick, columns.get(nameOf(table)) ?? []);
    const words = `${nameOf(table)}, ${entry.role}: ${kind}${how ? ` ${how}` : ''}`;
    if (how !== undefined) return { words, table: nameOf(table), role: entry.role, metadata: mutated };
  }
}

function entriesOf(table: TableMetadata, kind: string): readonly PermissionMetadata[] {
  const { select_permissions: selects = [], update_permissions: updates = [] } = table;
  return kind.startsWith('write') ? updates : [...selects, ...updates];
}

const changes: Readonly<Record<string, Change>> = {
  'loses a conjunct': ({ permission }, pick) => {
    const place = pick(conjunctions(permission.filter));
    return place && dropOne(place, pick);
  },
  'loses its filter': ({ permission }) => {
    if (!isJsonObject(permission.filter) || Object.keys(permission.filter).length === 0) return undefined;
    permission.filter = {};
    return '';
  },
  'shows a column': ({ permission }, pick, columns) => {
    const own = permission.columns as string[];
    const added = pick(columns.filter((column) => !own.includes(column)));
    if (added) permission.columns = [...own, added];
    return added;
  },
  'asks another variable or flag': ({ permission }, pick) => {
    const place = pick(comparisons(permission.filter));
    return place && changeComparison(place, pick);
  },
  'may count': ({ permission }) => {
    if (permission.allow_aggregations === true || permission.check !== undefined) return undefined;
    permission.allow_aggregations = true;
    return '';
  },
  'write loses its check': ({ permission }) => {
    permission.check = {};
    return '';
  },
  'follows another rule': ({ permission }, pick) => {
    const place = pick(conjunctions(permission.filter).filter((one) => '_and' in one || '_or' in one));
    if (!place) return undefined;
    const [from, to] = '_and' in place ? (['_and', '_or'] as const) : (['_or', '_and'] as const);
    const parts = place[from] ?? [];
    Reflect.deleteProperty(place, from);
    place[to] = parts;
    return `by ${to}`;
  },
  'has a higher limit': ({ permission }) => {
    if (typeof permission.limit !== 'number') return undefined;
    permission.limit *= 100;
    return '';
  },
  'write sets a column': ({ permission }, pick, columns) => {
    const own = permission.columns as string[];
    const added = pick(columns.filter((column) => !own.includes(column)));
    if (added) permission.columns = [...own, added];
    return added;
  },
};

/** Every part of a filter that asks for more than one thing. */
function conjunctions(value: Json | undefined): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(conjunctions);
  if (!isJsonObject(value)) return [];
  const isOne = Object.keys(value).length > 1 || Array.isArray(value._and) || Array.isArray(value._or);
  return [...(isOne && !('schema' in value) ? [value] : []), ...Object.values(value).flatMap(conjunctions)];
}

/** Takes one of the things away: of an "or" that makes the rule narrower, which is a fault too. */
function dropOne(place: JsonObject, pick: Pick): string {
  const key = pick(Object.keys(place).filter((name) => !['_table', '_where'].includes(name))) ?? '';
  const parts = place[key];
  if (Array.isArray(parts) && parts.length > 1) {
    place[key] = parts.slice(1);
    return `${key}[0]`;
  }
  Reflect.deleteProperty(place, key);
  return key;
}

/** Every comparison with a variable, and every flag that must be true. */
function comparisons(value: Json | undefined): { holder: JsonObject; column: string }[] {
  if (Array.isArray(value)) return value.flatMap(comparisons);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([column, inner]) =>
    isJsonObject(inner) && '_eq' in inner ? [{ holder: value, column }] : comparisons(inner),
  );
}

const flags = ['can_user_admin_org', 'can_manage_favourites', 'canManageNewAccount'];

function changeComparison({ holder, column }: { holder: JsonObject; column: string }, pick: Pick): string {
  const other = pick(flags.filter((flag) => flag !== column && !(flag in holder)));
  if (flags.includes(column) && other) {
    Reflect.deleteProperty(holder, column);
    holder[other] = { _eq: true };
    return `${column} -> ${other}`;
  }
  const comparison = holder[column] as JsonObject;
  const others: JsonObject[] = [{ _neq: 'X-Hasura-User-Id' }, { _eq: 'X-Hasura-Role' }];
  const changed = comparison._eq === true ? { _eq: false } : (pick(others) ?? {});
  holder[column] = changed;
  return `${column} ${JSON.stringify(changed)}`;
}

/**
 * Faults that no answer can show, only the comparison with the policy: a limit above the rows there are, a check that repeats the
 * filter, a column that the permission sets itself, and `enabled` where two joined rules ask for it.
 */
const silent = [
  /: has a higher limit$/,
  /^notices, user: write loses its check$/,
  /^users, user: write sets a column last_seen_at$/,
  /^(quotes|payment_drafts|uploads|upload_rows|new_account_submissions), user: loses a conjunct enabled$/,
  /^activity, org_admin: loses a conjunct enabled$/,
];

/** Whether a mutant's answers are those of the metadata that it was made from. */
export function isSilent({ words }: Mutant): boolean {
  return silent.some((pattern) => pattern.test(words));
}
