import type { Knex } from 'knex';
import { errorCatalogue } from '../../../domain/errors';
import type { AccountRowField } from '../../../domain/uploads/accountColumns';
import { accountRowProblems } from '../../../domain/uploads/accountRow';
import type { UploadedRow, RowProblem } from '../../../domain/uploads/columns';
import type { CheckedRow } from '../../uploads/upload';

type Row = UploadedRow<AccountRowField>;

/**
 * Checks rows as createAccount checks what an administrator enters; provider ids are looked for among the accounts that were read from the
 * provider. The number of statements does not depend on the number of rows.
 */
export async function checkRows(database: Knex, rows: readonly Row[]): Promise<CheckedRow[]> {
  const countries = await knownOf(database, 'select "alpha2Code" as value from countries', rows, 'country');
  const atProvider = await knownOf(database, 'select id::text as value from tcc_accounts', rows, 'providerId');
  const connected = await knownOf(database, 'select "tccAccountId"::text as value from accounts', rows, 'providerId');
  const firstOf = new Map<string, number>();
  return rows.map(({ number, values }) => {
    const { country, providerId } = values;
    const first = providerId ? firstOf.get(providerId) : undefined;
    if (providerId && first === undefined) firstOf.set(providerId, number);
    const isStrange = providerId !== '' && !atProvider.has(providerId);
    const problems = [
      ...accountRowProblems(values),
      ...problem('country', country !== '' && !countries.has(country) && errorCatalogue.country_not_found),
      ...problem('providerId', isStrange && 'The provider has no such account.'),
      ...problem('providerId', connected.has(providerId) && 'Another account has this provider id.'),
      ...problem('providerId', first !== undefined && `Row ${first} has the same provider id.`),
    ];
    return { number, content: values, problems };
  });
}

const problem = (field: AccountRowField, text: string | false): RowProblem[] => (text ? [{ field, text }] : []);

/** The texts of a field that the values of a statement contain. */
async function knownOf(
  database: Knex,
  statement: string,
  rows: readonly Row[],
  field: AccountRowField,
): Promise<ReadonlySet<string>> {
  const texts = [...new Set(rows.map(({ values }) => values[field]))];
  const known = await database
    .from(database.raw(`(${statement}) as known`))
    .whereRaw('value = any(?)', [texts])
    .pluck<string[]>('value');
  return new Set(known);
}
