import { balanceColumns } from '../../../../frontend/src/features/balances/list/balanceColumns';
import { cashDayColumns } from '../../../../frontend/src/features/balances/positions/cashDayColumns';
import { netPositionColumns } from '../../../../frontend/src/features/balances/positions/netPositionColumns';
import {
  conversionColumns as openConversionColumns,
  paymentColumns as scheduledPaymentColumns,
} from '../../../../frontend/src/features/balances/positions/openColumns';
import { closingColumns } from '../../../../frontend/src/features/balances/view/closingColumns';
import { transactionColumns as balanceTransactionColumns } from '../../../../frontend/src/features/balances/view/transactionColumns';
import { chargeColumns } from '../../../../frontend/src/features/charges/chargeColumns';
import { rateColumns } from '../../../../frontend/src/features/rates/rateColumns';
import { exportColumns } from '../../../../frontend/src/features/statements/exports/exportColumns';
import { monthlyStatementColumns } from '../../../../frontend/src/features/statements/exports/monthlyStatementColumns';
import { statementColumns } from '../../../../frontend/src/features/statements/statementColumns';
import { transactionColumns } from '../../../../frontend/src/shared/transactions/transactionColumns';
import { list, testLists } from '../../support/listLayout';
import { ratePointColumns } from '../../../../frontend/src/shared/rates/ratePointColumns';

const nothing = () => undefined;
const noText = () => '';
const noLinks = { fund: undefined, convert: undefined, pay: undefined, buy: nothing };

testLists([
  list('rates', rateColumns(noText), {
    shown: 'Pair, Currencies, Mid-market rate, Client rate+, Partner rate++, Core rate+, Cut-off++, Priced+, Updated',
    phone: 'Pair … Mid-market rate | Currencies · Updated',
    numbers: 'Mid-market rate, Client rate, Partner rate, Core rate, Cut-off, Updated',
    short: 'Pair, Cut-off, Priced, Updated',
  }),
  list('transactions', transactionColumns, {
    shown: 'Reference, Action, Type+, Created+, Settles++, Completed++, Status, Amount',
    phone: 'Reference … Amount | Action · Created … Status',
    numbers: 'Amount',
    short: 'Reference, Type, Created, Settles, Completed',
    sorts: 'Created ↓, Settles ↓, Completed ↓, Amount ↓',
  }),
  list('statement lines', statementColumns, {
    shown: 'Completed, Reference, Action, Type++, Reason+, Amount, Balance',
    phone: 'Reference … Amount | Completed · Action … Balance',
    numbers: 'Amount, Balance',
    short: 'Completed, Reference, Type',
  }),
  list('balances', balanceColumns({ currency: 'GBP', worthOf: nothing, linksOf: () => noLinks }), {
    shown: 'Currency, Available, Worth in GBP, Changed+, (Actions)',
    phone: 'Currency … Available | Changed … Worth in GBP | Actions',
    numbers: 'Available, Worth in GBP, Actions',
    short: 'Changed',
  }),
  list('transactions of a balance', balanceTransactionColumns('GBP'), {
    shown: 'Transaction, Reference, Created, Status, Amount',
    phone: 'Transaction … Amount | Reference · Created … Status',
    numbers: 'Amount',
    short: 'Reference, Created',
  }),
  list('open conversions', openConversionColumns(true), {
    shown: 'Conversion, Sold, Bought, Settles, Status',
    phone: 'Conversion … Bought | Settles · Sold … Status',
    numbers: 'Sold, Bought',
    short: 'Conversion, Settles',
  }),
  list('payments that have not left', scheduledPaymentColumns, {
    shown: 'Payee, Reference, Payment date, Status, Amount',
    phone: 'Payee … Amount | Reference · Payment date … Status',
    numbers: 'Amount',
    short: 'Payment date',
  }),
  list('charges to come', chargeColumns, {
    shown: 'Narrative, Type+, Account, Created, Status, Amount',
    phone: 'Narrative … Amount | Account · Created … Status',
    numbers: 'Amount',
    short: 'Created',
  }),
  list('a balance by day', closingColumns('GBP'), {
    shown: 'Day, At the end of the day',
    numbers: 'At the end of the day',
    short: 'Day',
  }),
  list('open positions', netPositionColumns, {
    shown: 'Currency, Available, Bought, Sold, Payments, Other pending, Net',
    phone: 'Currency … Net | Available',
    numbers: 'Available, Bought, Sold, Payments, Other pending, Net',
  }),
  list('cash by day', cashDayColumns('EUR'), {
    shown: 'Day, In, Out, At the end of the day',
    phone: 'Day … At the end of the day | In · Out',
    numbers: 'In, Out, At the end of the day',
    short: 'Day',
  }),
  list('a rate by day', ratePointColumns, {
    shown: 'Day, Mid-market rate',
    numbers: 'Mid-market rate',
    short: 'Day',
  }),
  list('monthly statements', monthlyStatementColumns(nothing), {
    shown: 'Month from, Opening balance+, Closing balance, (Actions)',
    phone: 'Month from … Closing balance | … Actions',
    numbers: 'Opening balance, Closing balance',
    short: 'Month from',
  }),
  list('exports of statements', exportColumns(nothing), {
    shown: 'Statement, Format, Asked for+, State, (Actions)',
    phone: 'Statement | State · Format … Actions',
    short: 'Format, Asked for',
  }),
]);
