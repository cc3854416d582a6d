import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { Json, JsonObject } from '../../hasura/engine/json';

/** A named row rule: words, the table that it is about, and the boolean expression on that table's rows. */
export interface RowRule {
  readonly words: string;
  readonly about?: string;
  readonly where: JsonObject;
}

/** What one role may read of a table. */
export interface ReadPolicy {
  readonly rows: string;
  readonly columns?: 'all' | readonly string[];
  readonly all_but?: readonly string[];
  readonly limit?: number;
  readonly aggregates?: boolean;
}

/** What one role may change of a table by itself. */
export interface WritePolicy {
  readonly columns: readonly string[];
  readonly rows: string;
  readonly check: string;
  readonly sets?: JsonObject;
}

/** A table's part of the policy. */
export interface TablePolicy {
  readonly about: string;
  readonly read?: Readonly<Record<string, ReadPolicy>>;
  readonly write?: Readonly<Record<string, WritePolicy>>;
  readonly admin_only?: readonly string[];
  readonly shared?: boolean;
  readonly untracked?: boolean;
}

/** The written access policy, as hasura/policy.yaml says it. */
export interface Policy {
  readonly rules: Readonly<Record<string, RowRule>>;
  /** Columns as `table.column`. */
  readonly secrets: readonly { readonly columns: readonly string[]; readonly why: string }[];
  readonly vault: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, TablePolicy>>;
}

/** Reads the policy. */
export function readPolicy(): Policy {
  const file = resolve(__dirname, '..', '..', 'hasura', 'policy.yaml');
  return parse(readFileSync(file, 'utf8')) as Policy;
}

/** One part of a row rule: `seat via payment.account`. */
export interface RuleTerm {
  readonly rule: string;
  /** Relationships from the row to what the rule is about; empty when it is about the row itself. */
  readonly path: readonly string[];
}

/** A row rule taken apart. */
export interface RuleSentence {
  readonly joinedBy: 'and' | 'or';
  readonly terms: readonly RuleTerm[];
}

/** Takes `own via user and seat via account` apart. */
export function readRule(rows: string): RuleSentence {
  const joinedBy = rows.includes(' or ') ? 'or' : 'and';
  const terms = rows.split(` ${joinedBy} `).map((term) => {
    const [rule = '', via] = term.split(' via ');
    return { rule, path: via?.split('.') ?? [] };
  });
  return { joinedBy, terms };
}

/** The boolean expression that a row rule stands for. @throws Error for a rule that has no name in the policy */
export function filterOf({ rules }: Policy, rows: string): JsonObject {
  const { joinedBy, terms } = readRule(rows);
  const parts = terms.map(({ rule, path }) => {
    const named = rules[rule];
    if (!named) throw new Error(`The policy names no rule "${rule}".`);
    return path.reduceRight<JsonObject>((inner, step) => ({ [step]: inner }), named.where);
  });
  return parts.length === 1 && parts[0] ? parts[0] : { [`_${joinedBy}`]: parts as Json[] };
}

/** The secret columns of a table. */
export function secretsOf({ secrets }: Policy, table: string): string[] {
  return secrets
    .flatMap(({ columns }) => columns)
    .filter((column) => column.startsWith(`${table}.`))
    .map((column) => column.slice(table.length + 1));
}

/** The columns that a role may read, of those that the table has. */
export function columnsOf(policy: Policy, table: string, read: ReadPolicy, existing: readonly string[]): string[] {
  if (Array.isArray(read.columns)) return [...(read.columns as readonly string[])];
  const hidden = [...(policy.tables[table]?.admin_only ?? []), ...secretsOf(policy, table), ...(read.all_but ?? [])];
  return existing.filter((column) => !hidden.includes(column));
}
