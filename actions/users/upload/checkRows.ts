import type { Knex } from 'knex';
import { errorCatalogue } from '../../../domain/errors';
import { administers } from '../../../domain/users/administration';
import type { UploadedRow, RowProblem } from '../../../domain/uploads/columns';
import type { UserRowField, UserRowValues } from '../../../domain/uploads/userColumns';
import { userRowProblems } from '../../../domain/uploads/userRow';
import type { CheckedRow } from '../../uploads/upload';
import type { Uploader } from './uploader';

type Row = UploadedRow<UserRowField>;

/**
 * Checks rows as createUser checks what an administrator enters, except for what only the identity provider knows. The number of statements
 * does not depend on the number of rows.
 */
export async function checkRows(
  database: Knex,
  uploader: Uploader,
  rows: readonly Row[],
  now: Date,
): Promise<CheckedRow[]> {
  const known = await knownUsernames(database, rows);
  const organisations = await organisationsByName(database, uploader, rows);
  const firstOf = new Map<string, number>();
  return rows.map(({ number, values }) => {
    const first = firstOf.get(values.username);
    if (first === undefined) firstOf.set(values.username, number);
    const problems = [
      ...userRowProblems(values, now),
      ...problem('username', known.has(values.username) && errorCatalogue.user_exists),
      ...problem('username', first !== undefined && `Row ${first} has the same username.`),
      ...problem('organisation', isUnknown(organisations, values) && errorCatalogue.organisation_not_found),
    ];
    return { number, content: values, problems };
  });
}

const problem = (field: UserRowField, text: string | false): RowProblem[] => (text ? [{ field, text }] : []);

const isUnknown = (organisations: ReadonlyMap<string, string>, { organisation }: UserRowValues) =>
  organisation !== '' && !organisations.has(organisation.toLowerCase());

async function knownUsernames(database: Knex, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const usernames = [...new Set(rows.map(({ values }) => values.username))];
  return new Set(await database('users').whereRaw('id = any(?)', [usernames]).pluck('id'));
}

/** The organisations that the rows name and the uploader administers: their ids by their names in small letters. */
export async function organisationsByName(
  database: Knex,
  { administrator }: Uploader,
  rows: readonly Pick<Row, 'values'>[],
): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(rows.map(({ values }) => values.organisation.toLowerCase()).filter(Boolean))];
  const found = await database('organisations').whereRaw('lower(name) = any(?)', [names]).select('id', 'name');
  return new Map(
    found.filter(({ id }) => administers(administrator, id)).map(({ id, name }) => [name.toLowerCase(), id]),
  );
}
