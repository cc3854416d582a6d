import type { EngineOptions } from '../../../hasura/engine/engine';
import { asAdmin, startEngine, type RunningEngine } from './fixture';
import { metadataCommand } from './metadata';

/** What a test tracks: tables and functions of the default source, and anything else of the metadata. */
export interface OwnMetadata {
  readonly tables: readonly unknown[];
  readonly functions?: readonly unknown[];
  readonly customization?: unknown;
  readonly [other: string]: unknown;
}

/** Starts an engine over tables of the test's own, which `sql` creates. Throws when the metadata is inconsistent. */
export async function startOwnSchema(
  sql: string,
  { tables, functions = [], customization, ...rest }: OwnMetadata,
  options: Partial<EngineOptions> = {},
): Promise<RunningEngine> {
  const running = await startEngine({ metadataDir: undefined, ...options }, (run) => run(sql));
  const sources = [{ name: 'default', kind: 'postgres', tables, functions, customization }];
  const answer = await metadataCommand(running, 'replace_metadata', { version: 3, sources, ...rest });
  if (JSON.stringify(answer) !== '{"message":"success"}') {
    await running.stop();
    throw new Error(`the metadata is inconsistent: ${JSON.stringify(answer)}`);
  }
  return running;
}

/** Permissions of one kind by role, as metadata lists them. */
export function byRole(permissions: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(permissions).map(([role, permission]) => ({ role, permission }));
}

/** The message, code and path of the only error of an answer; throws when there is data or another number of errors. */
export async function errorOf(
  { post }: RunningEngine,
  query: string,
  headers: Record<string, string> = asAdmin(),
  variables: unknown = {},
): Promise<{ readonly message: string; readonly code: unknown; readonly path: unknown }> {
  const { data, errors = [] } = await post(query, headers, variables);
  const [error] = errors;
  if (!error || errors.length > 1 || data) throw new Error(`one error expected: ${JSON.stringify({ data, errors })}`);
  return { message: error.message, code: error.extensions.code, path: error.extensions.path };
}
