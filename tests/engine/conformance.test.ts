import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { EngineOptions } from '../../hasura/engine/engine';
import { asAdmin, startEngine, type RunningEngine } from './support/fixture';
import { startOwnSchema, type OwnMetadata } from './support/ownSchema';
import { writeFiles } from './support/writeFiles';

/** A request with the answer that Hasura gives to it, in the format of Hasura's own recorded cases. */
interface Case {
  readonly description: string;
  readonly url: string;
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly query: unknown;
  /** What is answered; keys that are left out in `partial` cases may have any value, such as the wording of a reason. */
  readonly response: object;
  readonly partial?: boolean;
}

/** Cases that share a database, run in order, and where their answers come from. */
interface CaseFile {
  readonly source: string;
  readonly sql: string;
  /** What is tracked; or else the files of a metadata directory that the engine starts with, by path. */
  readonly metadata?: OwnMetadata;
  readonly files?: Readonly<Record<string, string>>;
  readonly options?: Partial<EngineOptions>;
  readonly cases: readonly Case[];
}

const folder = join(__dirname, 'conformance');
const caseFiles = readdirSync(folder).map(
  (name) => [name, parse(readFileSync(join(folder, name), 'utf8')) as CaseFile] as const,
);

describe.each(caseFiles)('%s', (_name, { source, cases, ...setup }) => {
  let running: RunningEngine;
  beforeAll(async () => {
    running = await start(setup);
  });
  afterAll(() => running.stop());

  it('says where its answers come from', () => {
    expect(source).toMatch(/\w/);
  });

  it.each(cases)('$description', async ({ url, status, headers, query, response, partial = false }) => {
    const answer = await fetch(`${running.url}${url}`, {
      method: 'POST',
      headers: { ...asAdmin(), ...headers },
      body: JSON.stringify(query),
    });
    const body = (await answer.json()) as unknown;
    expect(answer.status).toBe(status);
    if (partial) expect(body).toMatchObject(response);
    else expect(body).toEqual(response);
  });
});

async function start({ sql, metadata, files, options }: Omit<CaseFile, 'source' | 'cases'>): Promise<RunningEngine> {
  if (!files) return startOwnSchema(sql, metadata ?? { tables: [] }, options);
  const metadataDir = mkdtempSync(join(tmpdir(), 'metadata-'));
  writeFiles(metadataDir, files);
  const running = await startEngine({ metadataDir, ...options }, (run) => run(sql));
  rmSync(metadataDir, { recursive: true });
  return running;
}
