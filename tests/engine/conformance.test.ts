import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { EngineOptions } from '../../hasura/engine/engine';
import { asAdmin, type RunningEngine } from './support/fixture';
import { startOwnSchema, type OwnMetadata } from './support/ownSchema';

/** A request with the answer that Hasura gives to it, in the format of Hasura's own recorded cases. */
interface Case {
  readonly description: string;
  readonly url: string;
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly query: { readonly query: string; readonly variables?: unknown };
  readonly response: unknown;
}

/** Cases that share a database, run in order, and where their answers come from. */
interface CaseFile {
  readonly source: string;
  readonly sql: string;
  readonly metadata: OwnMetadata;
  readonly options?: Partial<EngineOptions>;
  readonly cases: readonly Case[];
}

const folder = join(__dirname, 'conformance');
const files = readdirSync(folder).map(
  (name) => [name, parse(readFileSync(join(folder, name), 'utf8')) as CaseFile] as const,
);

describe.each(files)('%s', (_name, { source, sql, metadata, options, cases }) => {
  let running: RunningEngine;
  beforeAll(async () => {
    running = await startOwnSchema(sql, metadata, options);
  });
  afterAll(() => running.stop());

  it('says where its answers come from', () => {
    expect(source).toMatch(/\w/);
  });

  it.each(cases)('$description', async ({ url, status, headers, query, response }) => {
    const answer = await fetch(`${running.url}${url}`, {
      method: 'POST',
      headers: { ...asAdmin(), ...headers },
      body: JSON.stringify(query),
    });
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status, body: response });
  });
});
