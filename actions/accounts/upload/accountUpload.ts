import { RuleError } from '../../../domain/errors';
import { invariant } from '../../../domain/invariant';
import type { AccountRowValues } from '../../../domain/uploads/accountColumns';
import { accountOfRow } from '../../../domain/uploads/accountRow';
import { isSuperAdminNow } from '../../database/administers';
import { eachRow } from '../../uploads/eachRow';
import type { UploadKind } from '../../uploads/upload';
import { insertAccount } from '../../database/accounts/insertAccount';
import { checkRows } from './checkRows';

/** Accounts of a file. They belong to the organisation of the upload, and are not approved. The uploader must still be a super admin. */
export const accountUpload: UploadKind = {
  kind: 'accounts',
  rowsTogether: 1,
  createRows: eachRow(async (transaction, context, upload, { number, content, key }) => {
    const { userId, organisationId } = upload;
    invariant(organisationId !== null, 'an upload of accounts belongs to an organisation');
    if (!(await isSuperAdminNow(transaction, context, userId))) throw new RuleError('super_admins_only');
    const values = content as AccountRowValues;
    const [checked] = await checkRows(transaction, [{ number, values }]);
    const problem = checked?.problems.find(({ isWarning }) => !isWarning);
    if (problem) throw new RuleError('invalid_input', problem.field, problem.text);
    const session = {
      ...({ userId, role: 'admin', selectedAccountId: undefined, requestId: context.newId() } as const),
      requester: { ip: 'unknown', browser: 'unknown' },
    };
    return (
      await insertAccount(transaction, context, session, { id: key, account: accountOfRow(values, organisationId) })
    ).id;
  }),
};
