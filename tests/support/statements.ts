import type { Knex } from 'knex';

/** The statements that a piece of work runs on a pool, in order, with their parameters. */
export async function statementsOf(
  database: Knex,
  work: () => Promise<unknown>,
): Promise<{ readonly sql: string; readonly bindings: readonly unknown[] }[]> {
  const statements: { sql: string; bindings: readonly unknown[] }[] = [];
  const note = ({ sql, bindings = [] }: { sql: string; bindings?: readonly unknown[] }): void => {
    statements.push({ sql, bindings: [...bindings] });
  };
  database.on('query', note);
  try {
    await work();
  } finally {
    database.off('query', note);
  }
  return statements;
}

/** The statements that ran more than once with the same parameters. */
export function repeated(
  statements: readonly { readonly sql: string; readonly bindings: readonly unknown[] }[],
): string[] {
  const keys = statements.map(({ sql, bindings }) => `${sql} ${JSON.stringify(bindings)}`);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}
