import { account, slice } from './data';

/** All details of a stored beneficiary. */
export const details = (change: Record<string, unknown> = {}) => ({
  ...slice({ beneficiaryId: 'b-1', name: 'Thames Logistics Ltd', bankAccountHolderName: 'Thames Logistics Ltd' }),
  createdAt: '2026-11-20T09:00:00+00:00',
  beneficiaryEntityType: 'company',
  companyName: 'Thames Logistics Ltd',
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  address: '3 Wapping Wall',
  city: 'London',
  stateOrProvince: null,
  postcode: null,
  country: 'GB',
  bankCountry: 'GB',
  iban: null,
  bicSwift: null,
  accountNumber: '31926819',
  routingCodeType1: 'sort_code',
  routingCodeValue1: '601613',
  bankAddress: null,
  currency: 'GBP',
  isPriority: false,
  isRegular: true,
  email: null,
  identificationType: null,
  identificationValue: null,
  externalReference: 'T-7',
  businessNature: null,
  companyWebsite: null,
  ...change,
});

/** A stored beneficiary with its details. */
export const record = (change: Record<string, unknown> = {}) => ({
  __typename: 'beneficiaries',
  id: 'b-1',
  tcc_beneficiary_id: 'tcc-1',
  enabled: true,
  createdAt: '2026-11-20T09:00:00+00:00',
  account: { __typename: 'accounts', id: account.id, name: account.name },
  lastPayment: null,
  tags: [],
  slices: [details()],
  older: [],
  ...change,
});
