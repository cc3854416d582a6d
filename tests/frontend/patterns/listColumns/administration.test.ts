import { activityColumns } from '../../../../frontend/src/features/activity/activityColumns';
import { noticeColumns as fraudNoticeColumns } from '../../../../frontend/src/features/activity/notices/noticeColumns';
import { changeColumns as auditColumns } from '../../../../frontend/src/features/audit/changes/changeColumns';
import { differenceColumns } from '../../../../frontend/src/features/books/differenceColumns';
import { changeColumns } from '../../../../frontend/src/features/changes/changeColumns';
import { allChargeColumns } from '../../../../frontend/src/features/charges/admin/allChargeColumns';
import { countryColumns } from '../../../../frontend/src/features/countries/countryColumns';
import { currencyColumns } from '../../../../frontend/src/features/settings/currencies/currencyColumns';
import { owedColumns } from '../../../../frontend/src/features/operations/owedColumns';
import { runColumns } from '../../../../frontend/src/features/operations/runColumns';
import { scheduleColumns } from '../../../../frontend/src/features/operations/scheduleColumns';
import { adjustmentColumns } from '../../../../frontend/src/features/safeguarding/adjustments/adjustmentColumns';
import { packColumns } from '../../../../frontend/src/features/safeguarding/packs/packColumns';
import { dayColumns } from '../../../../frontend/src/features/safeguarding/positions/dayColumns';
import { positionColumns } from '../../../../frontend/src/features/safeguarding/positions/positionColumns';
import { scheduledColumns } from '../../../../frontend/src/features/safeguarding/positions/scheduledColumns';
import { totalColumns } from '../../../../frontend/src/features/safeguarding/positions/totalColumns';
import { reconciliationColumns } from '../../../../frontend/src/features/safeguarding/reconciliation/reconciliationColumns';
import { clientTransactionColumns } from '../../../../frontend/src/features/safeguarding/transfers/clientTransactionColumns';
import { transferColumns as safeguardingTransferColumns } from '../../../../frontend/src/features/safeguarding/transfers/transferColumns';
import { tariffColumns } from '../../../../frontend/src/features/tariffs/tariffColumns';
import { list, testLists } from '../../support/listLayout';

const nothing = () => undefined;
const noText = () => '';

testLists([
  list('the activity log', activityColumns, {
    shown: 'Time, Activity, Code, User, Account+, Details+',
    phone: 'Activity … Code | Time · User',
    short: 'Time, Code',
  }),
  list('fraud notices', fraudNoticeColumns, {
    shown: 'Presented, User, Acknowledged, Choice+, Details+, Payment, IP address+, Browser+',
    phone: 'User … Payment | Presented · Acknowledged',
    short: 'Presented, Acknowledged, IP address',
  }),
  list('the audit log', auditColumns(noText), {
    shown: 'Time, Action, Table, Row+, User, Changed+',
    phone: 'Time … Action | Table · User',
    short: 'Time, Action',
  }),
  list('changes to confirm', changeColumns(noText), {
    shown: 'Change, Organisation, Asked for by, Asked for at, State',
    phone: 'Change … Asked for by | Organisation · Asked for at … State',
    short: 'Asked for at, State',
  }),
  list('charges whose account is wrong', allChargeColumns({ onOpen: nothing, onAct: nothing, isMisdirected: true }), {
    shown:
      'Charge, Type++, Account, Organisation, Recorded for, The settings name, Recorded, Status, Tries in vain++, Amount, (Actions)',
    phone: 'Charge … Amount | Account · Recorded … Status | Actions',
    numbers: 'Tries in vain, Amount, Actions',
    short: 'Recorded',
  }),
  list('charges', allChargeColumns({ onOpen: nothing, onAct: nothing, isMisdirected: false }), {
    shown: 'Charge, Type++, Account, Recorded, Status, Tries in vain++, Amount, (Actions)',
    phone: 'Charge … Amount | Account · Recorded … Status | Actions',
    numbers: 'Tries in vain, Amount, Actions',
    short: 'Recorded',
  }),
  list('tariffs', tariffColumns, {
    shown: 'Name, Type, Amount, Default, Changed+',
    phone: 'Name … Amount | Type … Default',
    numbers: 'Amount',
    short: 'Changed',
  }),
  list('countries', countryColumns(noText), {
    shown: 'Country, Codes, Swift tier, Payments, Weight+, Changed+',
    phone: 'Country | Codes … Payments',
    numbers: 'Swift tier, Weight',
    short: 'Codes, Changed',
  }),
  list('currencies', currencyColumns(noText), {
    shown: 'Currency, State, Amounts, Safeguarded, Alarm below',
    phone: 'Currency … Alarm below | Amounts … State',
    numbers: 'Alarm below',
    short: 'Amounts, Safeguarded',
  }),
  list('safeguarding positions', positionColumns(noText), {
    shown: 'Account, Balance, Safeguarded, Overdue++, Today++, This week++, Conversions++, Required, Suggested',
    phone: 'Account … Required | Balance · Safeguarded … Suggested',
    numbers: 'Balance, Safeguarded, Overdue, Today, This week, Conversions, Required, Suggested',
  }),
  list('scheduled payments', scheduledColumns, {
    shown: 'Currency, Overdue, Today, Tomorrow, This week, Conversions, Largest payments',
    phone: 'Currency … Today | Overdue · Tomorrow',
    numbers: 'Overdue, Today, Tomorrow, This week, Conversions',
    short: 'Currency',
  }),
  list('safeguarding adjustments', adjustmentColumns, {
    shown: 'Account, Reason, By+, At, Adjustment, New position',
    phone: 'Account … Adjustment | Reason · At … New position',
    numbers: 'Adjustment, New position',
    short: 'At',
  }),
  list('safeguarding transfers', safeguardingTransferColumns, {
    shown: 'Transfer, Reason+, Created, Status, Amount, (End)',
    phone: 'Transfer … Amount | Created · End … Status',
    numbers: 'Amount',
    short: 'Created',
  }),
  list('safeguarding by day', dayColumns('EUR'), {
    shown: 'Day, Required, Safeguarded',
    phone: 'Day … Required | Safeguarded',
    numbers: 'Required, Safeguarded',
    short: 'Day',
  }),
  list('client money by currency', totalColumns, {
    shown: 'Currency, Accounts, Required, Safeguarded, To move, Control account, Difference, Alarm',
    phone: 'Currency … Required | … Alarm',
    numbers: 'Accounts, Required, Safeguarded, To move, Control account, Difference',
    short: 'Currency',
  }),
  list('client transactions', clientTransactionColumns, {
    shown: 'Account, Kind, Reason+, Completed, Amount',
    phone: 'Account … Amount | Kind · Completed',
    numbers: 'Amount',
    short: 'Completed',
  }),
  list('reconciliations', reconciliationColumns(nothing), {
    shown: 'Day, Kind, Required+, Held+, Difference, Breaks, State',
    phone: 'Day … Difference | Kind … State',
    numbers: 'Required, Held, Difference, Breaks',
    short: 'Day',
  }),
  list('differences of the books', differenceColumns(noText), {
    shown: 'Record, Account, Differs, Amount, Found+, State',
    phone: 'Record … Amount | Account · Differs … State',
    numbers: 'Amount',
    short: 'Found, State',
  }),
  list('resolution packs', packColumns(nothing), {
    shown: 'Day, Built in, Documents, Rows, State',
    phone: 'Day … Built in | … State',
    numbers: 'Built in, Documents, Rows',
    short: 'Day',
  }),
  list('work that waits', owedColumns(0), {
    shown: 'Waiting, Number, Tried before+, Oldest',
    phone: 'Waiting … Number | … Oldest',
    numbers: 'Number, Tried before',
  }),
  list('schedules', scheduleColumns(nothing), {
    shown: 'Schedule, Last run, Took+, Report, Failures, Next+, State',
    phone: 'Schedule | Report · Last run … State',
    numbers: 'Took, Failures',
    short: 'Last run, Took, Next',
  }),
  list('runs of a schedule', runColumns, {
    shown: 'Started, Took, Report, Outcome',
    phone: 'Started … Took | Report … Outcome',
    numbers: 'Took',
    short: 'Started',
  }),
]);
