import { array, number, object, string, type InferType, oneLine } from '../yup';
import { messages } from '../messages';
import { currencies } from '../money/currencies';

/** Who will own the account. */
export const legalEntities = ['company', 'individual', 'partnership', 'charity', 'trust'] as const;

/** What a designated account is for; asked only where the flag `designatedAccountType` is on. */
export const designatedAccountTypes = ['client_money', 'escrow', 'other'] as const;

/** The most drafts of one person. */
export const maxDrafts = 20;

const maxText = 2000;
const maxChoices = 40;
const maxRules = 5;

const text = () => string().nullable().trim().max(maxText, `Use at most ${maxText} characters.`);
const code = () =>
  string()
    .nullable()
    .matches(/^([A-Z]{2})?$/, 'Choose a country.');
const volume = () =>
  number()
    .typeError(messages.fields.number)
    .nullable()
    .integer('Enter a whole number.')
    .min(0, 'Enter 0 or more.')
    .max(10_000_000, 'Enter a smaller number.');
/** In pounds, in major units. */
const value = () =>
  string()
    .nullable()
    .matches(/^(\d{1,13}(\.\d{1,2})?)?$/, 'Enter an amount, such as 50000.00.');
const choices = (pattern: RegExp, fault: string) =>
  array(string().required(messages.fields.required).matches(pattern, fault))
    .nullable()
    .max(maxChoices, `Choose at most ${maxChoices}.`);

const rule = object({
  /** In whole units of the organisation's authorisation currency. */
  threshold: number()
    .typeError(messages.fields.number)
    .integer('Enter a whole number.')
    .min(0, 'Enter 0 or more.')
    .max(2_000_000_000, 'Enter a smaller number.')
    .required(messages.fields.required),
  numberRequired: number()
    .typeError(messages.fields.number)
    .integer('Enter a whole number.')
    .min(1, 'At least one person approves.')
    .max(5, 'At most five people approve.')
    .required(messages.fields.required),
}).noUnknown();

/** A request for a new account as it may be kept: a name, and of the rest what is there already. Values are of a year, in pounds. */
export const submissionDraftSchema = object({
  accountName: oneLine(120).required(messages.fields.required),
  legalEntity: string()
    .nullable()
    .oneOf([...legalEntities, null]),
  principalPlaceOfBusiness: code(),
  designatedAccountType: string()
    .nullable()
    .oneOf([...designatedAccountTypes, null]),
  fundingVolumePerAnnum: volume(),
  fundingValuePerAnnum: value(),
  paymentVolumePerAnnum: volume(),
  paymentValuePerAnnum: value(),
  forexVolumePerAnnum: volume(),
  forexValuePerAnnum: value(),
  forexRationale: text(),
  currenciesTraded: choices(/^[A-Z]{3}$/, 'Choose a currency.').test('known', 'Choose a currency.', (codes) =>
    (codes ?? []).every((one) => currencies.has(one)),
  ),
  typicalPaymentDestinations: choices(/^[A-Z]{2}$/, 'Choose a country.'),
  sourceOfFunds: text(),
  sourceOfWealth: text(),
  paymentAuthorisationRules: array(rule.required()).nullable().max(maxRules, `At most ${maxRules} rules.`),
}).noUnknown();

/** What passes submissionDraftSchema. */
export type SubmissionDraft = InferType<typeof submissionDraftSchema>;

/** A field that is missing, or contradicts another, with what to say at it. */
export interface MissingField {
  readonly field: keyof SubmissionDraft;
  readonly text: string;
}

const always = [
  ...(['legalEntity', 'principalPlaceOfBusiness', 'fundingVolumePerAnnum', 'fundingValuePerAnnum'] as const),
  ...(['paymentVolumePerAnnum', 'paymentValuePerAnnum', 'forexVolumePerAnnum', 'forexValuePerAnnum'] as const),
  ...(['currenciesTraded', 'typicalPaymentDestinations', 'sourceOfFunds'] as const),
];

const isEmpty = (given: unknown): boolean =>
  given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0);

/**
 * What a request lacks before it can be submitted. Who exchanges currencies says why; a person says where their wealth comes from.
 * @param asksDesignation the flag `designatedAccountType`
 */
export function missingFields(draft: SubmissionDraft, asksDesignation: boolean): readonly MissingField[] {
  const wanted: readonly (keyof SubmissionDraft)[] = [
    ...always,
    ...((draft.forexVolumePerAnnum ?? 0) > 0 ? (['forexRationale'] as const) : []),
    ...(draft.legalEntity === 'individual' ? (['sourceOfWealth'] as const) : []),
    ...(asksDesignation ? (['designatedAccountType'] as const) : []),
  ];
  return wanted.filter((field) => isEmpty(draft[field])).map((field) => ({ field, text: messages.fields.required }));
}
