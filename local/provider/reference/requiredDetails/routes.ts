import {
  accountOnly,
  anyAccount,
  bic,
  forBoth,
  forEntity,
  iban,
  postcode,
  stateAndPostcode,
  type DetailsEntry,
} from './entry';

/** What the pairs of bank country and currency require that have a local rail or another rule of their own. */

const sortCode = { acct_number: '^\\d{8}$', sort_code: '^\\d{6}$' };
const usAccount = '^[0-9A-Z]{1,17}$';
const clabe = '^\\d{18}$';

/** By Swift to an account number. */
export const swiftToAccount = forBoth('priority', { acct_number: anyAccount, bic_swift: bic });

/** By Swift to an IBAN. */
export const swiftToIban = forBoth('priority', { iban, bic_swift: bic });

/** By Swift to the US and Canada. */
export const swiftToNorthAmerica = forBoth('priority', {
  ...stateAndPostcode,
  acct_number: anyAccount,
  bic_swift: bic,
});

/** Any currency to Mexico: the CLABE takes the account's place. */
export const swiftToMexico = forBoth('priority', { ...stateAndPostcode, clabe, bic_swift: bic });

/** Euros within SEPA. */
export const sepa = [...swiftToIban, ...accountOnly('regular', { iban })];

const mexicanTaxId = {
  individual: '^[A-Z&]{4}\\d{6}[A-Z0-9]{3}$|^[A-Z]{4}\\d{6}[HM][A-Z0-9]{2}[A-Z]{3}[A-Z0-9]{2}$',
  company: '^[A-Z&]{3}\\d{6}[A-Z0-9]{3}$',
};

const mexicanIdentification = (kind: 'individual' | 'company') => ({
  beneficiary_identification_type: '^(registro_federal_de_contribuyentes|clave_unica_de_registro_de_poblacion)$',
  beneficiary_identification_value: mexicanTaxId[kind],
});

const localMexico = (['individual', 'company'] as const).map((kind) =>
  forEntity('regular', kind, { ...stateAndPostcode, clabe, bic_swift: bic, ...mexicanIdentification(kind) }),
);

const localByBic = forBoth('regular', { acct_number: anyAccount, bic_swift: bic });
const localByIban = [...swiftToIban, ...forBoth('regular', { iban, bic_swift: bic })];
const localBranch = (bank: string, branch: string, account: string) => [
  ...forBoth('regular', { bank_code: bank, branch_code: branch, acct_number: account }),
  ...swiftToAccount,
];

const northAmericanLocal = {
  US: forBoth('regular', { ...stateAndPostcode, aba: '^\\d{9}$', acct_number: usAccount }),
  CA: forBoth('regular', {
    ...stateAndPostcode,
    acct_number: '^\\d{7,35}$',
    bank_code: '^\\d{3}$',
    branch_code: '^\\d{5}$',
  }),
};

/** Keyed by bank country and currency, `GBGBP`. */
export const routes: Readonly<Record<string, readonly DetailsEntry[]>> = {
  GBGBP: [
    ...forBoth('priority', sortCode),
    ...forBoth('priority', { iban, bic_swift: bic }),
    ...accountOnly('regular', sortCode),
  ],
  USUSD: [
    ...northAmericanLocal.US,
    ...forBoth('priority', { ...stateAndPostcode, acct_number: usAccount, aba: '^\\d{9}$' }),
    ...forBoth('priority', { ...stateAndPostcode, acct_number: usAccount, bic_swift: bic }),
  ],
  AUAUD: [
    ...forBoth('regular', {
      beneficiary_postcode: postcode,
      acct_number: '^[0-9A-Z]{5,20}$',
      bsb_code: '^\\d{6}$',
    }),
    ...swiftToAccount,
  ],
  CACAD: [...northAmericanLocal.CA, ...swiftToNorthAmerica],
  MXMXN: [...localMexico, ...swiftToMexico],
  CNCNY: [forEntity('priority', 'company', { acct_number: anyAccount, bic_swift: bic, cnaps: '^\\d{12}$' })],
  ININR: forBoth('regular', { bank_name: '^.{1,49}$', acct_number: '^\\d{1,20}$', ifsc: '^[A-Z]{4}[A-Z0-9]{7}$' }),
  MYMYR: localByBic,
  IDIDR: localByBic,
  PHPHP: localByBic,
  HKHKD: localBranch('^\\d{3}$', '^\\d{3}$', '^\\d{6,10}$'),
  SGSGD: localBranch('^\\d{4}$', '^\\d{3}$', '^\\d{7,11}$'),
  SESEK: localByIban,
  NONOK: localByIban,
  DKDKK: localByIban,
  PLPLN: localByIban,
  CZCZK: localByIban,
  HUHUF: localByIban,
};

/** Countries whose banks want state and post code of whoever is paid there. */
export const stateCountries: Readonly<Record<string, readonly DetailsEntry[]>> = {
  US: swiftToNorthAmerica,
  CA: swiftToNorthAmerica,
  MX: swiftToMexico,
};
