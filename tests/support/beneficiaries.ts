import { randomInt, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { as, providerBooks, tradingAccount } from './portal';

/** Creates a beneficiary. */
export const createBeneficiaryDocument = `mutation ($beneficiary: BeneficiaryInput!, $clientRequestId: uuid) {
  createBeneficiary(beneficiary: $beneficiary, clientRequestId: $clientRequestId) { id isPayable }
}`;

interface Created {
  readonly createBeneficiary: { readonly id: string; readonly isPayable: boolean };
}

/** An account number that no other beneficiary has, so that a search for theirs does not find this one too. */
export const newAccountNumber = (): string => String(randomInt(10_000_000, 100_000_000));

/** A beneficiary as a user enters it: a British company in pounds. */
export const britishCompany = (changes: Record<string, unknown> = {}) => ({
  name: `Docks ${randomUUID().slice(0, 8)}`,
  beneficiaryEntityType: 'company' as const,
  companyName: 'Docks and Co Ltd',
  address: '3 Wapping Wall',
  city: 'London',
  postcode: 'E1W 3SG',
  country: 'GB',
  bankCountry: 'GB',
  bankAccountHolderName: 'Docks and Co Ltd',
  accountNumber: '31926819',
  routingCodeType1: 'sort_code',
  routingCodeValue1: '601613',
  currency: 'GBP',
  paymentTypes: ['regular'],
  ...changes,
});

/** A beneficiary as a user enters it: a German person in euros. */
export const germanPerson = (changes: Record<string, unknown> = {}) => ({
  name: `Anna ${randomUUID().slice(0, 8)}`,
  beneficiaryEntityType: 'individual',
  firstName: 'Anna',
  lastName: 'Weber',
  address: 'Am Sandtorkai 41',
  city: 'Hamburg',
  country: 'DE',
  bankCountry: 'DE',
  bankAccountHolderName: 'Anna Weber',
  iban: 'DE89370400440532013000',
  bicSwift: 'COBADEFFXXX',
  currency: 'EUR',
  paymentTypes: ['regular', 'priority'],
  ...changes,
});

/** Creates a beneficiary as a demo user. */
export const createBeneficiary = (
  beneficiary: Record<string, unknown>,
  username = 'maker',
  selected = tradingAccount,
) => as<Created>(username, createBeneficiaryDocument, { beneficiary }, selected);

/** Stores a beneficiary that the provider does not know, without asking whether it may be added. Gives its id. */
export async function storedBeneficiary(database: Knex, changes: Record<string, unknown> = {}): Promise<string> {
  const { paymentTypes, ...details } = britishCompany(changes);
  const types = { isRegular: paymentTypes.includes('regular'), isPriority: paymentTypes.includes('priority') };
  const id = randomUUID();
  await database('beneficiaries').insert({ id, account_id: tradingAccount, createdById: 'maker' });
  await database('beneficiary_information_slice').insert({ ...details, ...types, beneficiaryId: id });
  return id;
}

/** The provider's records of a beneficiary's slices. */
export async function atProvider(database: Knex, id: string) {
  const slices = await database('beneficiary_information_slice').where({ beneficiaryId: id }).pluck('id');
  const { beneficiaries } = await providerBooks();
  return beneficiaries.filter(
    (found) => slices.some((slice) => slice === found.beneficiary_external_reference) && found.cloned_from === null,
  );
}

/** Everything that a refused call must leave as it was. */
export async function beneficiaryFootprint(database: Knex) {
  const tables = ['beneficiaries', 'beneficiary_information_slice', 'provider_intents'];
  const counts = await Promise.all(tables.map((table) => database(table).count()));
  const events = await database('activity').whereIn('eventCode', ['A004', 'A005', 'A006']).count();
  const { beneficiaries } = await providerBooks();
  return [counts, events, beneficiaries.length];
}
