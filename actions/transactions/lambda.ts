import { areaLambda } from '../areaLambda';
import { cancelExport } from './statements/cancelExport';
import { createStatementExport } from './statements/createStatementExport';
import { getExportFile } from './statements/getExportFile';
import { getMonthlyStatement } from './statements/getMonthlyStatement';

/** The transactions area's Lambda. */
export const handler = areaLambda<'transactions'>({
  cancelExport,
  createStatementExport,
  getExportFile,
  getMonthlyStatement,
});
