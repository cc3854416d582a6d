import type { Generation } from '../../hasura/engine/execute/generation';
import type { Doorway } from './doorway';
import { operationsOf } from './operations';
import type { Oracle } from './oracle';
import type { Policy } from './policy';
import { readTable } from './tenantReads';
import { followRelationships } from './tenantRelationships';
import { tryToWrite, updateTable } from './tenantWrites';
import { Tally, type Trial } from './trial';

/** The roles that a client can have. */
export const roles = ['user', 'org_admin', 'user_without_mfa', 'anonymous'] as const;

/** What the matrix runs over. */
export interface MatrixInput {
  readonly doorway: Doorway;
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
export async function runMatrix(input: MatrixInput, slice: Slice = {}): Promise<Tally> {
  const tally = new Tally();
  for (const role of slice.roles ?? roles) {
    const operations = operationsOf(input.generation, role);
    const isChosen = (table: string) => slice.tables?.includes(table) ?? true;
    const everyTable = Object.keys(input.policy.tables).filter(isChosen);
    const people = role === 'anonymous' ? ['nobody'] : input.people;
    for (const table of everyTable)
      await tryToWrite({ ...input, operations, role, person: people[0] ?? '', tally }, table);
    for (const person of people)
      for (const table of everyTable) await tryTable({ ...input, operations, role, person, tally }, table);
  }
  return tally;
}

/** A table that the policy gives the role must be there, any other must not. */
async function tryTable(trial: Trial, table: string): Promise<void> {
  const { operations, policy, role, tally } = trial;
  const isThere = operations.tables.includes(table);
  const isGiven = policy.tables[table]?.read?.[role] !== undefined;
  tally.check(isThere === isGiven, () => `${role}: ${table} is ${isThere ? '' : 'not '}in the schema`);
  if (!isThere) return;
  await readTable(trial, table);
  await followRelationships(trial, table);
  await updateTable(trial, table);
}
