import type { Knex } from 'knex';
import { beneficiaries, providerOnly, type DemoBeneficiary } from './beneficiaries';
import { demoId } from './demoId';
import { accountId, accounts, closedAccount, houseAccounts, type DemoAccount } from './organisations';
import { contactId, people } from './people';

const providerAccount = (key: string): string => demoId(`provider account ${key}`);
const creatorOf = (account: string): string =>
  contactId(account === 'borealis-imports' ? 'borealis' : 'maker', account);

/** Writes whom the provider knows: accounts, a contact for each seat, payees. */
export async function writeParties(transaction: Knex.Transaction, now: Date): Promise<void> {
  const moments = { created_at: now, updated_at: now };
  const known = [...accounts, ...houseAccounts, closedAccount].map((row) => ({ ...accountRow(row), ...moments }));
  await transaction('tcc_accounts').insert(known);
  await transaction('tcc_contacts').insert(people.flatMap(contactRows).map((row) => ({ ...row, ...moments })));
  await transaction('tcc_beneficiaries').insert(
    [...beneficiaries, ...providerOnly].map((row) => ({ ...beneficiaryRow(row), ...moments })),
  );
}

function accountRow(account: DemoAccount) {
  return {
    id: account.tccAccountId,
    account_name: account.name,
    brand: 'currencycloud',
    status: 'enabled',
    street: account.street,
    city: account.city,
    country: account.country,
    postal_code: account.postalCode,
    legal_entity_type: 'company',
    short_reference: account.reference,
  };
}

function contactRows({ username, firstName, lastName, seats }: (typeof people)[number]) {
  return Object.keys(seats).map((key) => ({
    id: contactId(username, key),
    login_id: `${username}.${key}@demo.invalid`,
    account_id: providerAccount(key),
    account_name: accounts.find((account) => account.key === key)?.name,
    first_name: firstName,
    last_name: lastName,
    status: 'enabled',
    email_address: `${username}.${key}@demo.invalid`,
  }));
}

function beneficiaryRow(payee: DemoBeneficiary) {
  const isCompany = payee.entityType === 'company';
  const [firstName, lastName] = payee.name.split(' ');
  return {
    id: payee.tccBeneficiaryId,
    account_id: accountId(payee.account),
    name: payee.name,
    bank_account_holder_name: payee.name,
    bank_country: payee.country,
    currency: payee.currency,
    account_number: payee.accountNumber ?? null,
    iban: payee.iban ?? null,
    bic_swift: payee.bicSwift ?? null,
    routing_code_type_1: payee.sortCode ? 'sort_code' : payee.aba ? 'aba' : null,
    routing_code_value_1: payee.sortCode ?? payee.aba ?? null,
    payment_types: payee.types,
    beneficiary_entity_type: payee.entityType,
    beneficiary_company_name: isCompany ? payee.name : null,
    beneficiary_first_name: isCompany ? null : firstName,
    beneficiary_last_name: isCompany ? null : lastName,
    beneficiary_address: payee.address,
    beneficiary_city: payee.city,
    beneficiary_postcode: payee.postcode ?? null,
    beneficiary_state_or_province: payee.stateOrProvince ?? null,
    beneficiary_country: payee.country,
    beneficiary_external_reference: payee.sliceId,
    creator_contact_id: creatorOf(payee.account),
  };
}
