import { invariant } from '../../domain/invariant';
import type { Knex } from 'knex';
import type { UploadSummary } from '../runtime/generated/actions';
import type { UploadsRow } from '../database/generated/tables';

type Stored = Pick<UploadsRow, 'filename' | 'format' | 'state' | 'createdAt'> & { readonly sameFileAt: Date | null };

/** An upload with the number of its rows by state, and the sums of those that are created or can be, by currency. */
export async function uploadSummary(database: Knex, id: string): Promise<UploadSummary> {
  const upload = await database('uploads as upload')
    .where({ id })
    .first<Stored | undefined>('filename', 'format', 'state', 'createdAt', database.raw(sameFile));
  invariant(upload !== undefined, `upload ${id} exists`);
  const [counts, totals] = await Promise.all([countsOf(database, id), totalsOf(database, id)]);
  const { filename, format, state, sameFileAt } = upload;
  return { id, filename, format, state, sameFileUploadedAt: sameFileAt?.toISOString() ?? null, ...counts, totals };
}

/** When the same bytes were confirmed before on the account or the organisation, by whichever user. */
const sameFile = `(select max(other."createdAt") from uploads other
  where (other.account_id = upload.account_id or other.org_id = upload.org_id) and other.kind = upload.kind and other.digest = upload.digest
    and other.id <> upload.id and other."createdAt" < upload."createdAt" and other.state in ('running', 'done')) as "sameFileAt"`;

type Counts = Pick<UploadSummary, 'validRows' | 'refusedRows' | 'createdRows' | 'failedRows'>;

async function countsOf(database: Knex, id: string): Promise<Counts> {
  const rows = await database('upload_rows').where({ upload_id: id }).groupBy('state').select('state').count();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    validRows: count('checked'),
    refusedRows: count('refused'),
    createdRows: count('created'),
    failedRows: count('failed'),
  };
}

async function totalsOf(database: Knex, id: string): Promise<UploadSummary['totals']> {
  return database('upload_rows')
    .where({ upload_id: id })
    .whereIn('state', ['checked', 'created'])
    .whereRaw("content ->> 'amount' is not null")
    .groupByRaw("content ->> 'currency'")
    .orderByRaw("content ->> 'currency'")
    .select<UploadSummary['totals']>(
      database.raw("content ->> 'currency' as currency"),
      database.raw("sum((content ->> 'amount')::numeric)::text as amount"),
      database.raw('count(*)::integer as "rowCount"'),
    );
}
