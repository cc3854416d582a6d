import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import type { RowProblem } from '../../domain/uploads/columns';
import { isUuid } from '../../domain/text';
import type { UploadsRow } from '../database/generated/tables';
import type { Context } from '../context';
import type { Session } from '../runtime/session';

/** A file that a user uploaded to an account, or to an organisation where the rows become accounts. */
export interface Upload {
  readonly id: string;
  readonly kind: UploadsRow['kind'];
  readonly accountId: string | null;
  readonly organisationId: string | null;
  readonly userId: string;
  readonly filename: string;
  readonly state: UploadsRow['state'];
}

/** What a row of an upload holds: the texts of the file by field, and what was found for them. */
export type RowContent = Readonly<Record<string, string>>;

/** A row of an upload. */
export interface UploadRow {
  readonly number: number;
  readonly content: RowContent;
}

/** A row with what is wrong with it. */
export interface CheckedRow extends UploadRow {
  readonly problems: readonly RowProblem[];
}

/** What a row became. */
export interface CreatedRow {
  readonly number: number;
  readonly id: string;
}

/** A row with its own key, the same at every attempt to create it. */
export interface KeyedRow extends UploadRow {
  readonly key: string;
}

/** What is done with the rows of a kind of upload. Each area has its own; the runner knows them by this interface only. */
export interface UploadKind {
  readonly kind: Upload['kind'];
  /** How many rows one transaction creates: one, where creating it asks more than the database. */
  readonly rowsTogether: number;
  /**
   * Creates what rows describe, with the rights that the uploader has now.
   * @throws RuleError why one of them cannot be created
   */
  readonly createRows: (
    transaction: Knex.Transaction,
    context: Context,
    upload: Upload,
    rows: readonly KeyedRow[],
  ) => Promise<readonly CreatedRow[]>;
  /**
   * What follows once the row is stored, where something does. It may be left out by a crash, so that something else must do it then.
   * @returns why the row was undone, or undefined
   */
  readonly afterRow?: (context: Context, upload: Upload, id: string) => Promise<string | undefined>;
}

const columns = {
  id: 'id',
  kind: 'kind',
  accountId: 'account_id',
  organisationId: 'org_id',
  userId: 'user_id',
  filename: 'filename',
  state: 'state',
};

/**
 * An upload of the caller on the selected account; one of an organisation only for super admins.
 * @throws RuleError upload_not_found, also for one of another user, of another account or of another kind
 */
export async function requireUpload(
  database: Knex,
  { id, kind }: { readonly id: string; readonly kind: Upload['kind'] },
  session: Session,
): Promise<Upload> {
  const upload = isUuid(id) ? await findUpload(database, id) : undefined;
  const isFound = upload && upload.kind === kind && upload.state !== 'cancelled' && isOwn(upload, session);
  if (!isFound) throw new RuleError('upload_not_found', 'uploadId');
  return upload;
}

function isOwn({ accountId, userId }: Upload, session: Session): boolean {
  if (userId !== session.userId) return false;
  return accountId === null ? session.role === 'admin' : accountId === session.selectedAccountId;
}

/** The account of an upload whose kind belongs to accounts. */
export function accountOf({ accountId }: Upload): string {
  invariant(accountId !== null, 'an upload of this kind belongs to an account');
  return accountId;
}

/** An upload by its id. */
export async function findUpload(database: Knex, id: string): Promise<Upload | undefined> {
  return database('uploads').where({ id }).first<Upload | undefined>(columns).options({ name: 'find_upload' });
}
