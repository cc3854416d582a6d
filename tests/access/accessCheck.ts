import type { Generation } from '../../hasura/engine/execute/generation';
import { isJsonObject, type Json, type JsonObject } from '../../hasura/engine/json';
import type { Session } from '../../hasura/engine/session';
import type { Answer, Requester } from './requester';
import type { RoleOperations } from './operations';
import type { BoundRow, Oracle } from './oracle';
import type { Policy } from './policy';

/** One person in one role against one generation of the metadata: what a check of access needs. */
export interface AccessCheck {
  readonly requester: Requester;
  readonly generation: Generation;
  readonly operations: RoleOperations;
  readonly oracle: Oracle;
  readonly policy: Policy;
  readonly role: string;
  readonly person: string;
  readonly results: CheckResults;
}

/** How many checks were made, and what was found. */
export class CheckResults {
  checks = 0;
  readonly faults: string[] = [];

  /** Counts a check, and keeps the description of one that fails. */
  check(holds: boolean, words: () => string): void {
    this.checks += 1;
    if (!holds) this.faults.push(words());
  }
}

/** Sends a document as the person of the check; the anonymous role has no user id. */
export function askAs(check: AccessCheck, query: string, variables: JsonObject = {}): Promise<Answer> {
  return check.requester.ask(check.generation, sessionOf(check), query, variables);
}

/** The session that the person's token would give. */
export function sessionOf({ role, person }: AccessCheck): Session {
  if (role === 'anonymous') return { role, variables: {} };
  return { role, variables: { 'x-hasura-user-id': person, 'x-hasura-issued-at': new Date().toISOString() } };
}

/** The columns to ask for: those that tell rows apart, or one that can be read where none of them can. */
export function fieldsOf({ operations }: AccessCheck, table: string): readonly string[] {
  const key = operations.keyOf(table).filter((column) => operations.hasColumn(table, column));
  return key.length > 0 ? key : operations.scalarsOf(table).slice(0, 1);
}

/** What tells a row apart, as text. */
export function keyText(fields: readonly string[], row: Readonly<Record<string, unknown>>): string {
  return fields.map((field) => String(row[field])).join(' ');
}

/** The keys of rows in an answer. */
export function keysIn(fields: readonly string[], rows: Json | undefined): string[] {
  return listOf(rows)
    .map((row) => keyText(fields, row))
    .sort();
}

/** The keys of rows that the oracle names. */
export function keysOf(fields: readonly string[], rows: readonly BoundRow[]): string[] {
  return rows.map(({ row }) => keyText(fields, row)).sort();
}

/** An answer's list, an object in its place, or nothing. */
export function listOf(value: Json | undefined): JsonObject[] {
  if (Array.isArray(value)) return value.filter(isJsonObject);
  return isJsonObject(value) ? [value] : [];
}

/** The nodes of an aggregate in an answer. */
export function nodesOf(value: Json | undefined): JsonObject[] {
  return isJsonObject(value) ? listOf(value.nodes) : [];
}

/** The count of an aggregate in an answer. */
export function countOf(value: Json | undefined): number {
  return isJsonObject(value) && isJsonObject(value.aggregate) ? Number(value.aggregate.count) : NaN;
}

/** Whether two lists of texts are the same. */
export function same(left: readonly string[], right: readonly string[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** A value of a type that no row has. */
export function absentValue(type: string): Json {
  if (type.startsWith('Int') || type.startsWith('bigint')) return 987_654;
  if (type.startsWith('timestamptz')) return '0001-01-01T00:00:00Z';
  return type.startsWith('uuid') ? 'ffffffff-ffff-4fff-8fff-ffffffffffff' : 'nobody';
}
