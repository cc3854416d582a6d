import { areaLambda } from '../areaLambda';
import { getTccAccounts } from './getTccAccounts';
import { getTccAccountsByTCCId } from './getTccAccountsByTCCId';
import { importTccAccount } from './importTccAccount';
import { loggedInTCCAccount } from './loggedInTCCAccount';

/** The accounts area's Lambda. */
export const handler = areaLambda<'accounts'>({
  getTccAccounts,
  getTccAccountsByTCCId,
  importTccAccount,
  loggedInTCCAccount,
});
