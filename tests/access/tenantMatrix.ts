import type { Generation } from '../../hasura/engine/execute/generation';
import type { Requester } from './requester';
import { operationsOf } from './operations';
import type { Oracle } from './oracle';
import type { Policy } from './policy';
import { readTable } from './tenantReads';
import { followRelationships } from './tenantRelationships';
import { tryToWrite, updateTable } from './tenantWrites';
import { CheckResults, type AccessCheck } from './accessCheck';

/** The roles that a client can have. */
export const roles = ['user', 'org_admin', 'user_without_mfa', 'anonymous'] as const;

/** What the matrix runs over. */
export interface MatrixInput {
  readonly requester: Requester;
  readonly generation: Generation;
  readonly oracle: Oracle;
  readonly policy: Policy;
  readonly people: readonly string[];
}

/** Which part of the matrix to run; absent: the whole. */
export interface Slice {
  readonly roles?: readonly string[];
  readonly tables?: readonly string[];
}

/** Runs every operation of every role on every table as every person, and finds where an answer is not what it must be. */
export async function runMatrix(input: MatrixInput, slice: Slice = {}): Promise<CheckResults> {
  const results = new CheckResults();
  for (const role of slice.roles ?? roles) {
    const operations = operationsOf(input.generation, role);
    const isChosen = (table: string) => slice.tables?.includes(table) ?? true;
    const everyTable = Object.keys(input.policy.tables).filter(isChosen);
    const people = role === 'anonymous' ? ['nobody'] : input.people;
    for (const table of everyTable) {
      await tryToWrite({ ...input, operations, role, person: people[0] ?? '', results }, table);
    }
    for (const person of people) {
      for (const table of everyTable) await tryTable({ ...input, operations, role, person, results }, table);
    }
  }
  return results;
}

/** A table that the policy gives the role must be there, any other must not. */
async function tryTable(check: AccessCheck, table: string): Promise<void> {
  const { operations, policy, role, results } = check;
  const isThere = operations.tables.includes(table);
  const isGiven = policy.tables[table]?.read?.[role] !== undefined;
  results.check(isThere === isGiven, () => `${role}: ${table} is ${isThere ? '' : 'not '}in the schema`);
  if (!isThere) return;
  await readTable(check, table);
  await followRelationships(check, table);
  await updateTable(check, table);
}
