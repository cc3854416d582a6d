import { DatabaseError } from 'pg';
import { EngineError, type ErrorCode } from '../errors';

const constraints: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  '23505': ['constraint-violation', 'Uniqueness violation. '],
  '23503': ['constraint-violation', 'Foreign key violation. '],
  '23001': ['constraint-violation', 'Can not delete or update due to data being referred. '],
  '23502': ['constraint-violation', 'Not-NULL violation. '],
  '23P01': ['constraint-violation', 'Exclusion violation. '],
  '23514': ['permission-error', 'Check constraint violation. '],
};

/** An error of Postgres as an EngineError, with the message of an unexpected one in `internal` only. Other errors stay as they are. */
export function fromPostgres(error: unknown, path: string, statement: string): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const { code, message } = codeAndMessage(error);
  return new EngineError(code, message, path, { internal: internalOf(error, statement) });
}

/** As `fromPostgres`, for a script of an administrator: whatever Postgres refuses in it has one code and one message, as in Hasura. */
export function fromScript(error: unknown, script: string): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const internal = { ...internalOf(error, script), arguments: [], prepared: false };
  return new EngineError('postgres-error', 'query execution failed', '$', { internal });
}

function internalOf(error: DatabaseError, statement: string): Readonly<Record<string, unknown>> {
  return {
    statement,
    error: {
      status_code: error.code,
      message: error.message,
      description: error.detail ?? null,
      hint: error.hint ?? null,
      exec_status: 'FatalError',
    },
  };
}

/** Whether the database was unavailable, so that the same statement may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof EngineError)) return true;
  const { internal } = error.detail as { internal?: { error?: { status_code?: string } } };
  return /^(08|53|57P0)/.test(internal?.error?.status_code ?? '');
}

function codeAndMessage(error: DatabaseError): { code: ErrorCode; message: string } {
  const state = error.code ?? '';
  const constraint = constraints[state];
  if (constraint) return { code: constraint[0], message: constraint[1] + error.message };
  if (state === '22025') return { code: 'bad-request', message: error.message };
  if (state.startsWith('22')) return { code: 'data-exception', message: error.message };
  if (state === '42P10') {
    return { code: 'constraint-error', message: 'there is no unique or exclusion constraint on target column(s)' };
  }
  if (state === '42704') return { code: 'constraint-error', message: error.message };
  if (state === '40001') {
    return { code: 'concurrent-update', message: 'serialization failure due to concurrent update' };
  }
  if (state.startsWith('40')) return { code: 'concurrent-update', message: error.message };
  return { code: 'unexpected', message: 'database query error' };
}
