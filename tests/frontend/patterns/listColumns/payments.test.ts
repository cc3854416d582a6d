import { balanceColumns } from '../../../../frontend/src/features/balances/list/balanceColumns';
import {
  conversionColumns as openConversionColumns,
  paymentColumns as scheduledPaymentColumns,
} from '../../../../frontend/src/features/balances/positions/openColumns';
import { transactionColumns as balanceTransactionColumns } from '../../../../frontend/src/features/balances/view/transactionColumns';
import { columns as beneficiaryColumns } from '../../../../frontend/src/features/beneficiaries/list/columns';
import { providerColumns } from '../../../../frontend/src/features/beneficiaries/list/providerColumns';
import { chargeColumns } from '../../../../frontend/src/features/charges/chargeColumns';
import { columns as conversionListColumns } from '../../../../frontend/src/features/conversions/list/columns';
import { noticeColumns } from '../../../../frontend/src/features/notices/noticeColumns';
import { columns as paymentListColumns } from '../../../../frontend/src/features/payments/list/columns';
import { recurringColumns } from '../../../../frontend/src/features/payments/recurring/recurringColumns';
import { templateColumns } from '../../../../frontend/src/features/payments/templates/templateColumns';
import { rateColumns } from '../../../../frontend/src/features/rates/rateColumns';
import { statementColumns } from '../../../../frontend/src/features/statements/statementColumns';
import { transferColumns } from '../../../../frontend/src/features/transfers/list/transferColumns';
import { authorisationColumns } from '../../../../frontend/src/shared/payments/authorisationColumns';
import { transactionColumns } from '../../../../frontend/src/shared/transactions/transactionColumns';
import { list, testLists } from '../../support/listLayout';

const nothing = () => undefined;
const noText = () => '';
const noLinks = { fund: undefined, convert: undefined, pay: undefined, buy: nothing };
const queue = { linkTo: noText, hasAccountColumn: true, holidaysOf: () => new Map<string, string>(), now: new Date(0) };

testLists([
  list('payments', paymentListColumns, {
    shown: 'Payee, Reference+, Our reference++, Payment date+, Created++, Status, Amount',
    phone: 'Payee … Amount | Reference · Payment date … Status',
    numbers: 'Amount',
    short: 'Our reference, Payment date, Created',
    sorts: 'Payment date ↓, Created ↓, Amount ↓',
  }),
  list('payments to authorise', authorisationColumns(queue), {
    shown: 'Payee, Account+, Reference+, Payment date+, Amount, In pounds++',
    phone: 'Payee … Amount | Reference · Payment date',
    numbers: 'Amount, In pounds',
    short: 'Payment date',
    sorts: 'Payment date ↓, Amount ↓',
  }),
  list('templates', templateColumns({ mayPay: true, faultOf: nothing }), {
    shown: 'Name, Beneficiary, Reference+, Payment type++, Amount, (Actions)',
    phone: 'Name … Amount | Beneficiary | Actions',
    numbers: 'Amount',
  }),
  list('recurring payments', recurringColumns(true), {
    shown: 'Beneficiary, How often+, Next payment, State, Set up by++, Amount, (Actions)',
    phone: 'Beneficiary … Amount | How often · Next payment … State | Actions',
    numbers: 'Amount',
    short: 'Next payment',
  }),
  list('beneficiaries', beneficiaryColumns, {
    shown: 'Name, Account+, Bank country+, Last paid+, Payment types+, Currency',
    phone: 'Name … Currency | Account … Bank country',
    sorts: 'Name ↑, Bank country ↑, Currency ↑',
  }),
  list('beneficiaries at the provider', providerColumns, {
    shown: 'Name, Account holder+, Account, Bank country+, Currency, In the portal',
    phone: 'Name … Currency | Account … In the portal',
  }),
  list('conversions', conversionListColumns, {
    shown: 'Conversion, Reference+, Conversion date+, Created++, Status, Sold+, Bought',
    phone: 'Conversion … Bought | Reference · Conversion date … Status',
    numbers: 'Sold, Bought',
    short: 'Conversion, Reference, Conversion date, Created',
    sorts: 'Created ↓',
  }),
  list('rates', rateColumns(noText), {
    shown: 'Pair, Currencies, Mid-market rate, Client rate+, Core rate+, Updated',
    phone: 'Pair … Mid-market rate | Currencies · Updated',
    numbers: 'Mid-market rate, Client rate, Core rate, Updated',
    short: 'Pair, Updated',
  }),
  list('transactions', transactionColumns, {
    shown: 'Reference, Action, Type+, Created+, Settles++, Completed++, Status, Amount',
    phone: 'Reference … Amount | Action · Created … Status',
    numbers: 'Amount',
    short: 'Reference, Type, Created, Settles, Completed',
    sorts: 'Created ↓, Settles ↓, Completed ↓, Amount ↓',
  }),
  list('transfers', transferColumns, {
    shown: 'Transfer, Reference+, Reason+, Created, Status, Amount',
    phone: 'Transfer … Amount | Reason · Created … Status',
    numbers: 'Amount',
    short: 'Reference, Created',
  }),
  list('statement lines', statementColumns, {
    shown: 'Completed, Reference, Action, Type++, Reason+, Amount, Balance',
    phone: 'Reference … Amount | Completed · Action … Balance',
    numbers: 'Amount, Balance',
    short: 'Completed, Reference, Type',
  }),
  list('balances', balanceColumns({ currency: 'GBP', worthOf: nothing, linksOf: () => noLinks }), {
    shown: 'Currency, Available, Worth in GBP, Changed+, (Actions)',
    phone: 'Currency … Available | Changed … Worth in GBP',
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
  list('notices', noticeColumns({ onMark: nothing }), {
    shown: 'Notice, About, Account+, Amount, When, (Actions)',
    phone: 'Notice … Amount | About · When | Actions',
    numbers: 'Amount',
    short: 'When',
  }),
]);
