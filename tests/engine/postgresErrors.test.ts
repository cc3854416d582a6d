import { DatabaseError } from 'pg';
import { EngineError } from '../../hasura/engine/errors';
import { fromPostgres, isOutage } from '../../hasura/engine/execute/postgresError';

/** An error as Postgres sends it. */
function databaseError(code: string | undefined, message: string, fields: Partial<DatabaseError> = {}): DatabaseError {
  return Object.assign(new DatabaseError(message, message.length, 'error'), { code, ...fields });
}

const mapped = (code: string | undefined, message = 'as Postgres says it'): EngineError => {
  const error = fromPostgres(databaseError(code, message), '$.path', 'select 1');
  if (!(error instanceof EngineError)) throw new Error('an engine error is expected');
  return error;
};

it.each([
  ['23505', 'constraint-violation', 'Uniqueness violation. as Postgres says it'],
  ['23503', 'constraint-violation', 'Foreign key violation. as Postgres says it'],
  ['23001', 'constraint-violation', 'Can not delete or update due to data being referred. as Postgres says it'],
  ['23502', 'constraint-violation', 'Not-NULL violation. as Postgres says it'],
  ['23P01', 'constraint-violation', 'Exclusion violation. as Postgres says it'],
  ['23514', 'permission-error', 'Check constraint violation. as Postgres says it'],
  ['22P02', 'data-exception', 'as Postgres says it'],
  ['22003', 'data-exception', 'as Postgres says it'],
  ['22025', 'bad-request', 'as Postgres says it'],
  ['42P10', 'constraint-error', 'there is no unique or exclusion constraint on target column(s)'],
  ['42704', 'constraint-error', 'as Postgres says it'],
  ['40001', 'concurrent-update', 'serialization failure due to concurrent update'],
  ['40P01', 'concurrent-update', 'as Postgres says it'],
  ['42601', 'unexpected', 'database query error'],
  ['P0001', 'unexpected', 'database query error'],
  ['57014', 'unexpected', 'database query error'],
  [undefined, 'unexpected', 'database query error'],
])('SQLSTATE %s is %s: %s', (state, code, message) => {
  expect(mapped(state)).toMatchObject({ code, message, path: '$.path' });
});

it('keeps all that Postgres says for those who may read it', () => {
  const error = databaseError('P0001', 'no', { detail: 'because', hint: 'try yes' });
  expect(fromPostgres(error, '$', 'select 1')).toMatchObject({
    detail: {
      internal: {
        statement: 'select 1',
        error: {
          status_code: 'P0001',
          message: 'no',
          description: 'because',
          hint: 'try yes',
          exec_status: 'FatalError',
        },
      },
    },
  });
  expect(mapped('P0001').detail.internal).toMatchObject({ error: { description: null, hint: null } });
});

it('leaves errors alone that are not of Postgres', () => {
  const error = new Error('connect ECONNREFUSED');
  expect(fromPostgres(error, '$', 'select 1')).toBe(error);
});

describe('an outage', () => {
  it.each(['08006', '08P01', '53300', '57P01', '57P03'])('is SQLSTATE %s', (state) => {
    expect(isOutage(mapped(state))).toBe(true);
  });

  it.each(['22P02', '42601', '57014', '23505', undefined])('is not SQLSTATE %s', (state) => {
    expect(isOutage(mapped(state))).toBe(false);
  });

  it('is any error but of the engine', () => {
    expect(isOutage(new Error('connect ECONNREFUSED'))).toBe(true);
    expect(isOutage(new EngineError('not-found', 'missing session variable'))).toBe(false);
  });
});
