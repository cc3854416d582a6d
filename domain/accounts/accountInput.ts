import { array, boolean, object, string, type InferType, oneLine } from '../yup';
import { isEmailAddress } from '../text';
import { identificationTypes } from '../beneficiaries/beneficiaryFields';
import { isIsoDate } from '../isoDate';
import { messages } from '../messages';
import { currencies } from '../money/currencies';
import { addressFields } from './addressInput';

const { required } = messages.fields;

/** The most e-mail addresses that are told of incoming funds. */
export const maxFundingEmails = 20;

const flag = () => boolean();
const id = (text: string) => string().uuid(text).nullable();
const tariffId = () => id('This tariff does not exist.');
const email = () =>
  oneLine(255).required(required).test('e-mail', 'Enter an e-mail address, such as name@company.com.', isEmailAddress);
const currency = () =>
  string()
    .required(required)
    .test('known', 'This currency is not known.', (code) => currencies.has(code));
const isUnique = (values: readonly string[] | undefined) => new Set(values).size === (values?.length ?? 0);

const fields = {
  name: oneLine(150).required(required),
  reference: oneLine(100).nullable(),
  tccAccountId: id('Enter the id of an account at the provider, such as 3fa85f64-5717-4562-b3fc-2c963f66afa6.'),
  ...addressFields,
  legal_entity_type: string().nullable().oneOf([null, '', 'company', 'individual'], 'Choose a type from the list.'),
  identification_type: string()
    .nullable()
    .oneOf([null, '', ...identificationTypes], 'Choose a type from the list.'),
  identification_value: oneLine(100).nullable(),
  fundingEmails: array(email())
    .max(maxFundingEmails, `Enter at most ${maxFundingEmails} addresses.`)
    .test('unique', 'An address is there twice.', isUnique),
  default_payment_charge_type: string().oneOf(['ours', 'shared'], 'Choose ours or shared.'),
  process_charges: flag(),
  process_charges_from: string()
    .nullable()
    .test('date', 'Enter a date such as 24 Nov 2026.', (text) => !text || isIsoDate(text)),
  payment_fee_tariff_id: tariffId(),
  incoming_fund_fee_tariff_id: tariffId(),
  monthly_maintenance_charge_tariff_id: tariffId(),
  balance_transfer_fee_tariff_id: tariffId(),
  debit_account_id: id('This account does not exist.'),
  debit_account_use_source: flag(),
  /** In the order in which charges are taken from them. */
  charge_currencies: array(currency())
    .max(currencies.size)
    .test('unique', 'A currency can be chosen only once.', isUnique),
  charge_currencies_use_source: flag(),
  safeguarding_enabled: flag(),
  isDesignated: flag(),
  isTccSubAccount: flag(),
};

/** A new account (specification, part two, sections 3 and 7). What is left out has the database's default. */
export const accountInputSchema = object({
  org_id: string().uuid('This organisation does not exist.').required(required),
  ...fields,
}).noUnknown();

/** What passes accountInputSchema. */
export type AccountInput = InferType<typeof accountInputSchema>;

/** What may be changed of an account; what is left out stays. */
export const accountChangesSchema = object({
  ...fields,
  name: oneLine(150).min(1, required),
  safeguarding_permitted: flag(),
}).noUnknown();

/** An input with each empty text as null, as it is stored. */
export const storedAccount = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value === '' ? null : value])) as Input;
