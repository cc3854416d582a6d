import { ValidationError } from '../../../../domain/yup';
import { missingFields, submissionDraftSchema, type SubmissionDraft } from '../../../../domain/submissions/form';

/** The most rules that the form has rows for. */
export const ruleRows = [0, 1, 2] as const;

/** The form as its controls hold it: texts, '' for what is not answered, and lists of codes. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

const texts = [
  ...([
    'accountName',
    'legalEntity',
    'principalPlaceOfBusiness',
    'designatedAccountType',
    'fundingValuePerAnnum',
  ] as const),
  ...(['paymentValuePerAnnum', 'forexValuePerAnnum', 'forexRationale', 'sourceOfFunds', 'sourceOfWealth'] as const),
];
const volumes = ['fundingVolumePerAnnum', 'paymentVolumePerAnnum', 'forexVolumePerAnnum'] as const;
const codes = ['currenciesTraded', 'typicalPaymentDestinations'] as const;

/** What the controls show of a stored form. */
export function valuesOf(draft: SubmissionDraft): FormValues {
  const rules = draft.paymentAuthorisationRules ?? [];
  return {
    ...Object.fromEntries(texts.map((field) => [field, draft[field] ?? ''])),
    ...Object.fromEntries(volumes.map((field) => [field, draft[field]?.toString() ?? ''])),
    ...Object.fromEntries(codes.map((field) => [field, draft[field] ?? []])),
    ...Object.fromEntries(
      ruleRows.flatMap((row) => [
        [`threshold${row}`, rules[row]?.threshold.toString() ?? ''],
        [`approvals${row}`, rules[row]?.numberRequired.toString() ?? ''],
      ]),
    ),
  };
}

const textOf = (values: FormValues, name: string): string => String(values[name] ?? '').trim();

/** The rows of the form in which a rule is begun. A draft has its rules in the same order, without the empty rows between them. */
const filledRows = (values: FormValues) =>
  ruleRows.filter((row) => textOf(values, `threshold${row}`) || textOf(values, `approvals${row}`));

/** What the controls hold, as the server takes it. A text that is no number becomes one that the schema refuses. */
export function draftOf(values: FormValues): SubmissionDraft {
  const given = (name: string) => textOf(values, name);
  const rules = filledRows(values).map((row) => ({
    threshold: Number(given(`threshold${row}`) || NaN),
    numberRequired: Number(given(`approvals${row}`) || NaN),
  }));
  return {
    ...Object.fromEntries(texts.map((field) => [field, given(field) || null])),
    ...Object.fromEntries(volumes.map((field) => [field, given(field) ? Number(given(field)) : null])),
    ...Object.fromEntries(codes.map((field) => [field, values[field] ?? []])),
    paymentAuthorisationRules: rules,
    accountName: given('accountName'),
  } as SubmissionDraft;
}

/** The steps of the form before the review, with the answers of each. */
export const formSteps = [
  {
    key: 'account',
    label: 'Account',
    fields: ['accountName', 'legalEntity', 'principalPlaceOfBusiness', 'designatedAccountType'],
  },
  {
    key: 'activity',
    label: 'Activity',
    fields: [
      'fundingVolumePerAnnum',
      'fundingValuePerAnnum',
      'paymentVolumePerAnnum',
      'paymentValuePerAnnum',
      'forexVolumePerAnnum',
      'forexValuePerAnnum',
      'forexRationale',
      'currenciesTraded',
      'typicalPaymentDestinations',
    ],
  },
  {
    key: 'funds',
    label: 'Funds and approvals',
    fields: ['sourceOfFunds', 'sourceOfWealth', 'paymentAuthorisationRules'],
  },
] as const;

/** The key of a step of the form. */
export type StepKey = (typeof formSteps)[number]['key'];

/** Whether nothing is missing in the answers of a step. */
export function isStepDone(draft: SubmissionDraft, key: StepKey, asksDesignation: boolean): boolean {
  const fields: readonly string[] = formSteps.find((step) => step.key === key)?.fields ?? [];
  return !missingFields(draft, asksDesignation).some(({ field }) => fields.includes(field));
}

/** The control that a fault of the schema belongs to: a rule has two, a list of codes one. */
function controlOf(path: string, values: FormValues): string {
  const rule = /^paymentAuthorisationRules\[(\d)\]\.(\w+)/.exec(path);
  if (rule) return `${rule[2] === 'threshold' ? 'threshold' : 'approvals'}${filledRows(values)[Number(rule[1])]}`;
  return path.replace(/\[.*$/, '');
}

/** The faults of the controls of a step: what the schema refuses, and, for going on, what is missing. */
export function faultsOf(values: FormValues, key: StepKey, asksDesignation: boolean): Record<string, string> {
  const fields: readonly string[] = formSteps.find((step) => step.key === key)?.fields ?? [];
  const draft = draftOf(values);
  const missing = missingFields(draft, asksDesignation).filter(({ field }) => fields.includes(field));
  return { ...Object.fromEntries(missing.map(({ field, text }) => [field, text])), ...schemaFaults(draft, values) };
}

function schemaFaults(draft: SubmissionDraft, values: FormValues): Record<string, string> {
  try {
    submissionDraftSchema.validateSync(draft, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [controlOf(path ?? '', values), message]));
  }
}
