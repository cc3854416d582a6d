import { EngineError } from '../errors';

/** Throws when a row did not pass the permission's check; the transaction is rolled back by that. */
export function requireCheckPassed(ok: string | null | undefined, path: string): void {
  if (ok !== 't') {
    throw new EngineError('permission-error', 'check constraint of an insert/update permission has failed', path);
  }
}
