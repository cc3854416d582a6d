import { RuleError } from '../../../domain/errors';
import { addDays } from '../../../domain/isoDate';
import { statementFileName, statementFiles } from '../../../domain/statements/formats';
import { isUuid } from '../../../domain/text';
import { findSeat } from '../../database/seats';
import { defineAction } from '../../defineAction';

/**
 * An address from which a monthly statement is downloaded, within five minutes. Everyone with a seat on its account may.
 * @throws RuleError statement_not_found, documents_not_available
 */
export const getMonthlyStatement = defineAction({
  name: 'getMonthlyStatement',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      An address from which a monthly statement is downloaded, within five minutes.
      """
      getMonthlyStatement(statementId: uuid!): DocumentAddress!
    }
  `,
  handler: async ({ statementId }, { userId }, { database, documents }) => {
    const found = isUuid(statementId)
      ? await database('monthly_statements').where({ id: statementId }).first()
      : undefined;
    if (!found || !(await findSeat(database, userId, found.account_id))) {
      throw new RuleError('statement_not_found', 'statementId');
    }
    if (!documents) throw new RuleError('documents_not_available');
    const account = await database('accounts').where({ id: found.account_id }).first('name');
    const period = { from: found.month, to: lastDayOf(found.month) };
    const filename = statementFileName(account?.name ?? '', found.currency, period, 'pdf');
    return documents.downloadAddress(found.s3Key, filename, statementFiles.pdf.type);
  },
});

/** The last day of the month that begins with a day. */
const lastDayOf = (firstDay: string) => addDays(`${addDays(firstDay, 31).slice(0, 8)}01`, -1);
