import { demoId } from './demoId';

/** A payee of the demo. Account numbers and IBANs are valid in form and belong to nobody. */
export interface DemoBeneficiary {
  readonly key: string;
  readonly id: string;
  readonly sliceId: string;
  readonly tccBeneficiaryId: string;
  readonly account: string;
  readonly name: string;
  readonly entityType: 'company' | 'individual';
  readonly country: string;
  readonly city: string;
  readonly address: string;
  readonly currency: string;
  readonly accountNumber?: string;
  readonly sortCode?: string;
  readonly aba?: string;
  readonly iban?: string;
  readonly bicSwift?: string;
  readonly postcode?: string;
  readonly stateOrProvince?: string;
  readonly types: readonly ('regular' | 'priority')[];
  readonly tags?: readonly string[];
  /** What an earlier slice said instead. */
  readonly earlier?: { readonly iban: string; readonly bicSwift: string };
}

type Stated = Omit<DemoBeneficiary, 'key' | 'id' | 'sliceId' | 'tccBeneficiaryId' | 'account'>;

const payee = (account: string, key: string, stated: Stated): DemoBeneficiary => ({
  key,
  id: demoId(`beneficiary ${key}`),
  sliceId: demoId(`slice ${key}`),
  tccBeneficiaryId: demoId(`provider beneficiary ${key}`),
  account,
  ...stated,
});

export const beneficiaries: readonly DemoBeneficiary[] = [
  payee('aldgate-trading', 'hansa-metall', {
    name: 'Hansa Metall GmbH',
    entityType: 'company',
    country: 'DE',
    city: 'Hamburg',
    address: 'Am Sandtorkai 41',
    currency: 'EUR',
    iban: 'DE89370400440532013000',
    bicSwift: 'COBADEFFXXX',
    types: ['regular', 'priority'],
  }),
  payee('aldgate-trading', 'lyon-textiles', {
    name: 'Tissages de Lyon SARL',
    entityType: 'company',
    country: 'FR',
    city: 'Lyon',
    address: '18 Quai Saint-Antoine',
    currency: 'EUR',
    iban: 'FR1420041010050500013M02606',
    bicSwift: 'PSSTFRPPLYO',
    types: ['regular', 'priority'],
    earlier: { iban: 'FR7630006000011234567890189', bicSwift: 'AGRIFRPPXXX' },
  }),
  payee('aldgate-trading', 'thames-logistics', {
    name: 'Thames Logistics Ltd',
    entityType: 'company',
    country: 'GB',
    city: 'London',
    address: '3 Wapping Wall',
    currency: 'GBP',
    accountNumber: '31926819',
    sortCode: '601613',
    types: ['regular', 'priority'],
    tags: ['freight', 'monthly'],
  }),
  payee('aldgate-trading', 'brooklyn-parts', {
    name: 'Brooklyn Parts Inc',
    entityType: 'company',
    country: 'US',
    city: 'New York',
    address: '220 Kent Avenue',
    postcode: '11249',
    stateOrProvince: 'NY',
    currency: 'USD',
    accountNumber: '000123456789',
    aba: '021000021',
    bicSwift: 'CHASUS33XXX',
    types: ['regular', 'priority'],
  }),
  payee('aldgate-trading', 'osaka-bearings', {
    name: 'Osaka Bearings KK',
    entityType: 'company',
    country: 'JP',
    city: 'Osaka',
    address: '2-1 Umeda, Kita-ku',
    currency: 'JPY',
    accountNumber: '1234567',
    bicSwift: 'BOTKJPJTXXX',
    types: ['priority'],
  }),
  payee('aldgate-trading', 'ines-duarte', {
    name: 'Ines Duarte',
    entityType: 'individual',
    country: 'PT',
    city: 'Porto',
    address: 'Rua das Flores 77',
    currency: 'EUR',
    iban: 'PT50000201231234567890154',
    bicSwift: 'BCOMPTPLXXX',
    types: ['regular', 'priority'],
  }),
  payee('aldgate-europe', 'gdansk-marine', {
    name: 'Gdansk Marine Sp. z o.o.',
    entityType: 'company',
    country: 'PL',
    city: 'Gdansk',
    address: 'ul. Dluga 12',
    currency: 'EUR',
    iban: 'PL61109010140000071219812874',
    bicSwift: 'WBKPPLPPXXX',
    types: ['regular', 'priority'],
  }),
  payee('aldgate-payroll', 'june-harper', {
    name: 'June Harper',
    entityType: 'individual',
    country: 'GB',
    city: 'Leeds',
    address: '8 Park Row',
    currency: 'GBP',
    accountNumber: '55779911',
    sortCode: '200000',
    types: ['regular', 'priority'],
  }),
  payee('borealis-imports', 'milano-ceramica', {
    name: 'Milano Ceramica SpA',
    entityType: 'company',
    country: 'IT',
    city: 'Milano',
    address: 'Via Tortona 31',
    currency: 'EUR',
    iban: 'IT60X0542811101000000123456',
    bicSwift: 'BLOPIT22XXX',
    types: ['regular', 'priority'],
  }),
  payee('borealis-imports', 'seattle-timber', {
    name: 'Seattle Timber LLC',
    entityType: 'company',
    country: 'US',
    city: 'Seattle',
    address: '1400 Alaskan Way',
    postcode: '98101',
    stateOrProvince: 'WA',
    currency: 'USD',
    accountNumber: '000987654321',
    aba: '125000024',
    bicSwift: 'USBKUS44XXX',
    types: ['regular', 'priority'],
  }),
];

/** Known to the provider alone, so that there is something to import. */
export const providerOnly: readonly DemoBeneficiary[] = [
  payee('aldgate-trading', 'rotterdam-cold-store', {
    name: 'Rotterdam Cold Store BV',
    entityType: 'company',
    country: 'NL',
    city: 'Rotterdam',
    address: 'Waalhaven Zuidzijde 19',
    currency: 'EUR',
    iban: 'NL91ABNA0417164300',
    bicSwift: 'ABNANL2AXXX',
    types: ['regular', 'priority'],
  }),
];
