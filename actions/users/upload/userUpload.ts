import { errorCatalogue, RuleError } from '../../../domain/errors';
import type { UserRowValues } from '../../../domain/uploads/userColumns';
import { userOfRow } from '../../../domain/uploads/userRow';
import { isSuperAdminNow } from '../../database/administers';
import type { Context } from '../../context';
import type { Session } from '../../runtime/session';
import { eachRow } from '../../uploads/eachRow';
import { accountOf, type Upload, type UploadKind } from '../../uploads/upload';
import { concludeOperation } from '../concludeOperation';
import { insertUser, isKnown } from '../createUser';
import { operationOf } from '../identityOperation';
import { parseUser } from '../storeUser';
import { organisationsByName } from './checkRows';
import { requireUploader } from './uploader';

/**
 * Users of a file. The row of a user and its operation at the identity provider are stored together; the operation is concluded afterwards, or by
 * the schedule `finish-identity-operations`. The id of a row is that of its operation, because a username is no UUID.
 */
export const userUpload: UploadKind = {
  kind: 'users',
  rowsTogether: 1,
  createRows: eachRow(async (transaction, context, upload, { content }) => {
    const values = content as UserRowValues;
    const session = await sessionOf(context, upload);
    const uploader = await requireUploader(transaction, session);
    const named = (await organisationsByName(transaction, uploader, [{ values }])).get(
      values.organisation.toLowerCase(),
    );
    if (values.organisation && !named) throw new RuleError('organisation_not_found', 'organisation');
    const asked = await parseUser(context, userOfRow(values, named ?? uploader.organisationId));
    if (await isKnown(context, values.username)) throw new RuleError('user_exists', 'username');
    const tools = { transaction, context, session, requestedBy: session.userId };
    return (await insertUser(tools, { id: values.username, asked })).id;
  }),
  afterRow: async (context, upload, id) => {
    const row = await context.database('identity_operations').where({ id, state: 'begun' }).first();
    const actor = { userId: upload.userId, requestId: context.newId() };
    const conclusion = row && (await concludeOperation(context, actor, operationOf(row)));
    return conclusion === 'undone' ? errorCatalogue.identity_refused : undefined;
  },
};

/** The uploader with the rights of now, for work after the upload was confirmed. */
async function sessionOf(context: Context, upload: Upload): Promise<Session> {
  const { userId } = upload;
  const isSuperAdmin = await isSuperAdminNow(context.database, context, userId);
  return {
    userId,
    role: isSuperAdmin ? 'admin' : 'user',
    selectedAccountId: accountOf(upload),
    requestId: context.newId(),
    requester: { ip: 'unknown', browser: 'unknown' },
  };
}
