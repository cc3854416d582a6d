import { londonDate } from './reference/londonTime';
import { digestOfKey } from './resources/authenticate';
import { blankDraft } from './resources/beneficiaries/draft';
import { accountPayerId } from './resources/payers';
import { seedBalance } from './seedBalance';
import { seedConversion, seedFunding, seedTransfer } from './seedTrades';
import type { RecordKind, RecordOf } from './store/kinds';
import { moneyText, timeText } from './wire';
import type { Work } from './work';
import type { SimulatorWorld, WorldBeneficiary, WorldLogin, WorldPayment } from './world';

/** Loads a world into the books. What is there already, by id, stays as it is. */
export function seedWorld(work: Work, world: SimulatorWorld): void {
  world.accounts.forEach((account) => add(work, 'account', account.id, { ...accountDefaults(work), ...account }));
  world.contacts.forEach((contact) =>
    add(work, 'contact', contact.id, { ...contactDefaults(work), login_id: contact.email_address, ...contact }),
  );
  world.logins.forEach((login) => add(work, 'login', login.login_id, loginOf(login)));
  world.balances?.forEach((balance) => seedBalance(work, balance));
  world.beneficiaries?.forEach((row) => add(work, 'beneficiary', row.id, beneficiaryOf(work, row)));
  world.conversions?.forEach((conversion) => seedConversion(work, conversion));
  world.payments?.forEach((payment) => seedPayment(work, payment));
  world.transfers?.forEach((transfer) => seedTransfer(work, transfer));
  world.fundings?.forEach((funding) => seedFunding(work, funding));
}

function add<K extends RecordKind>({ books }: Work, kind: K, id: string, record: RecordOf[K]): void {
  if (!books.get(kind, id)) books.put(kind, id, record);
}

function moments({ now }: Work) {
  return { created_at: timeText(now), updated_at: timeText(now) };
}

function accountDefaults(work: Work): Omit<RecordOf['account'], 'id' | 'account_name'> {
  return {
    parent_account_id: null,
    brand: 'currencycloud',
    your_reference: '',
    status: 'enabled',
    street: null,
    city: null,
    state_or_province: null,
    country: 'GB',
    postal_code: null,
    spread_table: 'flat_0.00',
    legal_entity_type: 'company',
    short_reference: `${londonDate(work.now).slice(2).replaceAll('-', '')}-00001`,
    ...moments(work),
  };
}

function contactDefaults(work: Work) {
  return {
    status: 'enabled',
    phone_number: '',
    mobile_phone_number: null,
    your_reference: null,
    date_of_birth: null,
    ...moments(work),
  } as const;
}

function loginOf({ login_id, api_key, contact_id }: WorldLogin): RecordOf['login'] {
  return { login_id, api_key_digest: digestOfKey(api_key), contact_id, locked: false, failures: [] };
}

function beneficiaryOf(work: Work, row: WorldBeneficiary): RecordOf['beneficiary'] {
  return { ...blankDraft, deleted: false, cloned_from: null, ...moments(work), ...row };
}

function seedPayment(work: Work, payment: WorldPayment): void {
  if (work.books.get('payment', payment.id)) return;
  const record = { ...paymentDefaults(work, payment), ...payment, amount: moneyText(payment.amount) };
  work.books.put('payment', payment.id, record);
  const key = `${payment.account_id}:${record.unique_request_id ?? ''}`;
  if (record.unique_request_id) add(work, 'payment_key', key, { payment_id: payment.id });
}

function paymentDefaults(work: Work, payment: WorldPayment): RecordOf['payment'] {
  const { books, identifiers, now } = work;
  return {
    ...payment,
    reference: '',
    reason: '',
    payment_type: 'regular',
    transferred_at: '',
    last_updater_contact_id: payment.creator_contact_id,
    short_reference: identifiers.paymentReference(books, londonDate(now)),
    conversion_id: null,
    failure_reason: '',
    payer_id: accountPayerId(payment.account_id),
    payer_details_source: 'account',
    unique_request_id: null,
    failure_returned_amount: '0.00',
    ultimate_beneficiary_name: null,
    purpose_code: null,
    charge_type: null,
    fee_amount: null,
    fee_currency: null,
    review_status: 'passed',
    invoice_number: null,
    invoice_date: null,
    ...moments(work),
  };
}
