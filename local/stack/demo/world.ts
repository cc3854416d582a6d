import { beneficiaries, providerOnly, type DemoBeneficiary } from '../../../seeds/demo/beneficiaries';
import { demoBooks } from '../../../seeds/demo/books';
import type { DemoWallet, Movement } from '../../../seeds/demo/movements';
import { accounts, closedAccount, houseAccounts, type DemoAccount } from '../../../seeds/demo/organisations';
import { isOnItsWay, type DemoPayment } from '../../../seeds/demo/payments';
import { contactId, people } from '../../../seeds/demo/people';
import { timeText } from '../../provider/wire';
import type {
  SimulatorWorld,
  WorldBalance,
  WorldBeneficiary,
  WorldPayment,
  WorldTransaction,
} from '../../provider/world';
import {
  houseAccountId,
  houseContactId,
  providerAccountId,
  worldConversion,
  worldFunding,
  worldTransfer,
} from './trades';

/** The login that the portal uses for every organisation without a login of its own. */
export const houseLoginId = 'corridor.house@demo.invalid';

/** The provider's data of a stack without demo data: the house account only. */
export function houseWorld(apiKey: string): SimulatorWorld {
  return {
    accounts: [{ id: houseAccountId, account_name: 'Corridor House' }],
    contacts: [
      {
        id: houseContactId,
        account_id: houseAccountId,
        first_name: 'Corridor',
        last_name: 'House',
        email_address: houseLoginId,
      },
    ],
    logins: [{ login_id: houseLoginId, api_key: apiKey, contact_id: houseContactId }],
  };
}

/**
 * The demo as the provider knows it: sub-accounts, a contact per seat, wallets with their statements, payees, and what was
 * sent, converted, transferred and received so far.
 * @param now the moment that the demo was written for
 */
export function demoWorld(apiKey: string, now: Date): SimulatorWorld {
  const house = houseWorld(apiKey);
  const books = demoBooks(now);
  return {
    ...house,
    accounts: [...houseAccounts, ...accounts, closedAccount].map(worldAccount),
    contacts: [...house.contacts, ...seatContacts()],
    balances: books.wallets.map(worldBalance),
    beneficiaries: [...beneficiaries, ...providerOnly].map(worldBeneficiary),
    payments: books.payments.flatMap(worldPayment),
    conversions: books.conversions.map(worldConversion),
    transfers: books.transfers.map(worldTransfer),
    fundings: books.fundings.map(worldFunding),
  };
}

function worldAccount(account: DemoAccount): SimulatorWorld['accounts'][number] {
  return {
    id: account.tccAccountId,
    parent_account_id: account.tccAccountId === houseAccountId ? null : houseAccountId,
    account_name: account.name,
    short_reference: account.reference,
    street: account.street,
    city: account.city,
    postal_code: account.postalCode,
    country: account.country,
    // The provider has agreed no hold period with this client, so its rates cannot be held.
    holds_no_rates: account.key === 'borealis-imports',
  };
}

function worldBalance({ id, account, currency, amount, entries }: DemoWallet): WorldBalance {
  const transactions = entries.map(({ movement }) => worldTransaction(movement));
  return { id, account_id: providerAccountId(account), currency, amount, transactions };
}

function worldTransaction(row: Movement): WorldTransaction {
  return {
    id: row.id,
    amount: row.amount,
    type: row.type,
    status: row.status,
    action: row.action,
    reason: row.reason,
    related_entity_type: row.related.type,
    related_entity_id: row.related.id,
    related_entity_short_reference: row.related.shortReference,
    created_at: timeText(row.createdAt),
    settles_at: row.settlesAt && timeText(row.settlesAt),
    completed_at: row.completedAt && timeText(row.completedAt),
    updated_at: timeText(row.completedAt ?? row.createdAt),
  };
}

function seatContacts() {
  return people.flatMap((person) =>
    Object.keys(person.seats).map((account) => ({
      id: contactId(person.username, account),
      account_id: providerAccountId(account),
      first_name: person.firstName,
      last_name: person.lastName,
      email_address: `${person.username}.${account}@demo.invalid`,
    })),
  );
}

function worldBeneficiary(payee: DemoBeneficiary): WorldBeneficiary {
  const isCompany = payee.entityType === 'company';
  const [firstName = '', lastName = ''] = payee.name.split(' ');
  return {
    id: payee.tccBeneficiaryId,
    account_id: providerAccountId(payee.account),
    name: payee.name,
    bank_account_holder_name: payee.name,
    bank_country: payee.country,
    currency: payee.currency,
    creator_contact_id: creatorContact(payee.account),
    payment_types: payee.types,
    beneficiary_entity_type: payee.entityType,
    beneficiary_company_name: isCompany ? payee.name : null,
    beneficiary_first_name: isCompany ? null : firstName,
    beneficiary_last_name: isCompany ? null : lastName,
    beneficiary_address: [payee.address],
    beneficiary_city: payee.city,
    beneficiary_postcode: payee.postcode ?? null,
    beneficiary_state_or_province: payee.stateOrProvince ?? null,
    beneficiary_country: payee.country,
    account_number: payee.accountNumber ?? null,
    iban: payee.iban ?? null,
    bic_swift: payee.bicSwift ?? null,
    routing_code_type_1: payee.sortCode ? 'sort_code' : payee.aba ? 'aba' : null,
    routing_code_value_1: payee.sortCode ?? payee.aba ?? null,
    beneficiary_external_reference: payee.sliceId,
  };
}

function worldPayment(payment: DemoPayment): WorldPayment[] {
  if (!payment.tccPaymentId) return [];
  return [
    {
      id: payment.tccPaymentId,
      account_id: providerAccountId(payment.payee.account),
      amount: payment.amount,
      currency: payment.payee.currency,
      beneficiary_id: payment.payee.tccBeneficiaryId,
      creator_contact_id: creatorContact(payment.payee.account),
      payment_date: payment.paymentDate,
      payment_type: payment.paymentType,
      status: payment.status as WorldPayment['status'],
      reference: payment.reference,
      reason: payment.reason,
      short_reference: payment.tccShortReference ?? '',
      transferred_at: payment.status === 'completed' ? `${payment.paymentDate}T12:00:00+00:00` : '',
      failure_reason: payment.failureReason ?? '',
      failure_returned_amount: payment.failureReason ? payment.amount : '0.00',
      unique_request_id: payment.uniqueRequestId,
      is_held: isOnItsWay(payment),
      created_at: timeText(payment.createdAt),
      updated_at: timeText(payment.createdAt),
    },
  ];
}

function creatorContact(account: string): string {
  return contactId(account === 'borealis-imports' ? 'borealis' : 'maker', account);
}
