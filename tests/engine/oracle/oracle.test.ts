import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { asAdmin, startEngine, type GraphqlBody, type RunningEngine } from '../support/fixture';
import { metadataCommand } from '../support/metadata';
import type { Case } from './ast';
import { agrees, expectedOf, type Expected } from './expect';
import { anyCase } from './generateCase';
import { anyWorld } from './generateWorld';
import { print } from './print';
import { Undetermined } from './refusal';
import { ddl, type Database } from './tables';
import { inOrder, loadRows, readRows } from './tableRows';
import { toMetadata, type World } from './world';
import { firstSeed, sized } from '../../support/sized';

const casesPerWorld = 50;
const worldCount = sized(10, 200);
/** A failure names its world and path: run it again with ORACLE_WORLD and ORACLE_PATH. */
const { ORACLE_WORLD, ORACLE_PATH } = process.env;
const baseSeed = 20_260_000 + firstSeed;

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ metadataDir: undefined, stringifyNumericTypes: true, internalErrors: 'all' }, (sql) =>
    sql(ddl()),
  );
});
afterAll(() => running.stop());

it(
  'answers as the rules say, whatever the rows, the permissions and the request',
  async () => {
    const tally = { data: 0, errors: 0, open: 0 };
    for (const index of ORACLE_WORLD ? [Number(ORACLE_WORLD)] : Array(worldCount).keys()) {
      const seed = baseSeed + index;
      const world = fc.sample(anyWorld(), { seed, numRuns: 1 })[0] as World;
      await loadRows(running.sql, world.rows);
      await metadataCommand(running, 'replace_metadata', {
        allow_inconsistent_metadata: true,
        metadata: toMetadata(world),
      });
      const property = fc.asyncProperty(anyCase(world), async (asked) => {
        tally[await compareAnswers(world, asked)] += 1;
      });
      const found = await fc.check(property, { seed, numRuns: casesPerWorld, path: ORACLE_PATH });
      if (found.failed) {
        throw new Error(`world ${index}, path ${found.counterexamplePath}: ${String(found.errorInstance)}`);
      }
    }
    console.log(`oracle: ${JSON.stringify(tally)}`);
    expect(tally.data).toBeGreaterThan(tally.errors + tally.open);
  },
  10_000 * worldCount,
);

/** Asks the engine and the oracle. Throws with all that is needed to understand a difference. */
async function compareAnswers(world: World, asked: Case): Promise<'data' | 'errors' | 'open'> {
  const expected = expectedUnlessOpen(world, asked);
  if (!expected) return 'open';
  const body = await ask(asked);
  const isMutation = asked.operation.kind === 'mutation';
  const after = isMutation ? await readRows(running.sql) : world.rows;
  if (isMutation && !isDeepStrictEqual(after, inOrder(world.rows))) await loadRows(running.sql, world.rows);
  const wanted = 'codes' in expected ? inOrder(world.rows) : inOrder(expected.db);
  if (!answers(expected, body)) throw new Error(described(world, asked, expected, body));
  if (isMutation && !isDeepStrictEqual(after, wanted)) throw new Error(described(world, asked, wanted, after));
  return 'codes' in expected ? 'errors' : 'data';
}

function expectedUnlessOpen(world: World, asked: Case): Expected | undefined {
  try {
    return expectedOf(world, asked);
  } catch (error) {
    if (error instanceof Undetermined) return undefined;
    throw error;
  }
}

async function ask(asked: Case): Promise<GraphqlBody> {
  const { query, variables } = print(asked);
  const headers = asAdmin(asked.role, asked.session);
  const body = `{"query": ${JSON.stringify(query)}, "variables": ${variables}}`;
  const response = await fetch(`${running.url}/v1/graphql`, { method: 'POST', headers, body });
  return (await response.json()) as GraphqlBody;
}

function answers(expected: Expected, { data, errors }: GraphqlBody): boolean {
  if ('codes' in expected) return expected.codes.includes(String(errors?.[0]?.extensions.code));
  return data !== undefined && agrees(expected.data, data);
}

function described(world: World, asked: Case, expected: Expected | Database, actual: unknown): string {
  const { role, session } = asked;
  const { query, variables } = print(asked);
  const wanted = 'data' in expected ? expected.data : expected;
  const parts = {
    role,
    session,
    query,
    variables,
    expected: wanted,
    actual,
    roles: world.roles,
    inherited: world.inherited,
    rows: world.rows,
  };
  return Object.entries(parts)
    .map(([name, part]) => `\n${name}: ${typeof part === 'string' ? part : JSON.stringify(part)}`)
    .join('');
}
