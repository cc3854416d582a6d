import { accounts } from '../../seeds/demo/organisations';
import { beneficiaries, type DemoBeneficiary } from '../../seeds/demo/beneficiaries';
import { demoId } from '../../seeds/demo/demoId';
import { contactId, people } from '../../seeds/demo/people';
import { demoPayments, type DemoPayment } from '../../seeds/demo/payments';
import type { SimulatorWorld, WorldBeneficiary, WorldPayment } from '../provider/world';

/** The login under which the portal acts for every organisation that has none of its own. */
export const houseLoginId = 'corridor.house@demo.invalid';

const houseAccountId = demoId('provider account house');
const houseContactId = demoId('contact house');

/** The house alone: what a stack without demo data needs. */
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

/** The demo as the provider knows it: sub-accounts, a contact per seat, wallets, payees and what was sent so far. */
export function demoWorld(apiKey: string, now: Date): SimulatorWorld {
  const house = houseWorld(apiKey);
  return {
    ...house,
    accounts: [
      ...house.accounts,
      ...accounts.map((account) => ({
        id: account.tccAccountId,
        parent_account_id: houseAccountId,
        account_name: account.name,
        short_reference: account.reference,
        street: account.street,
        city: account.city,
        postal_code: account.postalCode,
        country: account.country,
      })),
    ],
    contacts: [...house.contacts, ...seatContacts()],
    balances: accounts.flatMap((account) =>
      Object.entries(account.balances).map(([currency, amount]) => ({
        account_id: account.tccAccountId,
        currency,
        amount,
      })),
    ),
    beneficiaries: beneficiaries.map(worldBeneficiary),
    payments: demoPayments(now).flatMap(worldPayment),
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
    beneficiary_external_reference: payee.id,
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
      unique_request_id: payment.uniqueRequestId,
      created_at: payment.createdAt.toISOString(),
      updated_at: payment.createdAt.toISOString(),
    },
  ];
}

function providerAccountId(account: string): string {
  return demoId(`provider account ${account}`);
}

function creatorContact(account: string): string {
  return contactId(account === 'borealis-imports' ? 'borealis' : 'maker', account);
}
