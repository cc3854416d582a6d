import { columns as beneficiaryColumns } from '../../../../frontend/src/features/beneficiaries/list/columns';
import { providerColumns } from '../../../../frontend/src/features/beneficiaries/list/providerColumns';
import { columns as conversionListColumns } from '../../../../frontend/src/features/conversions/list/columns';
import { linkedPaymentColumns } from '../../../../frontend/src/features/conversions/view/linkedPaymentColumns';
import { upcomingDayColumns } from '../../../../frontend/src/features/dashboard/upcomingDayColumns';
import { noticeColumns } from '../../../../frontend/src/features/notices/noticeColumns';
import { settingColumns } from '../../../../frontend/src/features/notices/settingColumns';
import { columns as paymentListColumns } from '../../../../frontend/src/features/payments/list/columns';
import { livePaymentColumns } from '../../../../frontend/src/features/payments/list/livePaymentColumns';
import { recurringColumns } from '../../../../frontend/src/features/payments/recurring/recurringColumns';
import { templateColumns } from '../../../../frontend/src/features/payments/templates/templateColumns';
import { foundConversionColumns } from '../../../../frontend/src/features/search/foundConversionColumns';
import { foundPaymentColumns } from '../../../../frontend/src/features/search/foundPaymentColumns';
import { transferColumns } from '../../../../frontend/src/features/transfers/list/transferColumns';
import { authorisationColumns } from '../../../../frontend/src/shared/payments/authorisationColumns';
import { list, testLists } from '../../support/listLayout';

const nothing = () => undefined;
const noText = () => '';
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
    short: 'Last paid',
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
  list('transfers', transferColumns, {
    shown: 'Transfer, Reference+, Reason+, Created, Status, Amount',
    phone: 'Transfer … Amount | Reason · Created … Status',
    numbers: 'Amount',
    short: 'Reference, Created',
  }),
  list('notices', noticeColumns({ onMark: nothing }), {
    shown: 'Notice, About, Account+, Amount, When, (Actions)',
    phone: 'Notice … Amount | About · When | Actions',
    numbers: 'Amount',
    short: 'When',
  }),
  list('payments that a search finds', foundPaymentColumns, {
    shown: 'Payee, Reference+, Our reference++, Payment date+, Status, Amount',
    phone: 'Payee … Amount | Reference · Payment date … Status',
    numbers: 'Amount',
    short: 'Our reference, Payment date',
    sorts: 'Payment date ↓, Amount ↓',
  }),
  list('payments from a conversion', linkedPaymentColumns, {
    shown: 'Payee, Reference+, Payment date+, Status, Amount',
    phone: 'Payee … Amount | Reference · Payment date … Status',
    numbers: 'Amount',
    short: 'Payment date',
    sorts: 'Payment date ↓, Amount ↓',
  }),
  list('payments at the provider', livePaymentColumns, {
    shown: "Provider's reference, Reference, Payment date, Status, Amount",
    phone: "Provider's reference … Amount | Reference · Payment date … Status",
    numbers: 'Amount',
    short: "Provider's reference, Payment date",
  }),
  list('payments going out by day', upcomingDayColumns('GBP'), {
    shown: 'Day, Payments, On its way, Awaiting action',
    numbers: 'Payments, On its way, Awaiting action',
    short: 'Day',
  }),
  list('conversions that a search finds', foundConversionColumns, {
    shown: 'Reference, Conversion date, Status, Sold, Bought',
    phone: 'Reference … Bought | Conversion date · Sold … Status',
    numbers: 'Sold, Bought',
    short: 'Reference, Conversion date',
  }),
  list('notice settings', settingColumns(nothing), {
    shown: 'Kind, When+, In the portal, By e-mail',
    short: 'Kind',
  }),
]);
