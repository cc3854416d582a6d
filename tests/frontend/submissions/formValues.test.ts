import type { SubmissionDraft } from '../../../domain/submissions/form';
import { messages } from '../../../domain/messages';
import { draftOf, faultsOf, isStepDone, valuesOf } from '../../../frontend/src/features/submissions/formValues';

const draft = {
  accountName: 'Nordics AB',
  legalEntity: 'company',
  principalPlaceOfBusiness: 'SE',
  designatedAccountType: null,
  fundingVolumePerAnnum: 12,
  fundingValuePerAnnum: '50000.00',
  paymentVolumePerAnnum: 0,
  paymentValuePerAnnum: '1',
  forexVolumePerAnnum: 3,
  forexValuePerAnnum: '2',
  forexRationale: 'Suppliers',
  currenciesTraded: ['EUR'],
  typicalPaymentDestinations: ['DE'],
  sourceOfFunds: 'Sales',
  sourceOfWealth: null,
  paymentAuthorisationRules: [{ threshold: 0, numberRequired: 2 }],
} as unknown as SubmissionDraft;

test('the form of a draft holds that draft', () => {
  expect(draftOf(valuesOf(draft))).toEqual(draft);
});

test('an empty draft fills no control', () => {
  const values = valuesOf({ accountName: 'Nordics AB' } as SubmissionDraft);
  expect(Object.entries(values).filter(([, value]) => value.length > 0)).toEqual([['accountName', 'Nordics AB']]);
});

test('every step of a whole draft is done, and a missing answer opens its step alone', () => {
  const lacking = { ...draft, sourceOfFunds: null };
  for (const step of ['account', 'activity', 'funds'] as const) {
    expect(isStepDone(draft, step, false)).toBe(true);
    expect(isStepDone(lacking, step, false)).toBe(step !== 'funds');
    expect(isStepDone(draft, step, true)).toBe(step !== 'account');
  }
});

test.each([
  ['a threshold without approvals', { threshold1: '5000' }, 'approvals1', messages.fields.number],
  ['approvals without a threshold', { approvals2: '2' }, 'threshold2', messages.fields.number],
  ['too many approvals', { approvals0: '6' }, 'approvals0', /At most five people approve/],
  ['a value that is no amount', { fundingValuePerAnnum: 'many' }, 'fundingValuePerAnnum', /Enter an amount/],
  ['a volume that is no whole number', { paymentVolumePerAnnum: '1.5' }, 'paymentVolumePerAnnum', /whole number/],
  ['a currency that does not exist', { currenciesTraded: ['EUR', 'ZZZ'] }, 'currenciesTraded', /Choose a currency/],
  ['a name of spaces', { accountName: '  ' }, 'accountName', new RegExp(messages.fields.required)],
])('%s is said at its control', (_what, change, control, text) => {
  const faults = faultsOf({ ...valuesOf(draft), ...change }, 'funds', false);
  expect(Object.keys(faults)).toEqual([control]);
  expect(faults[control]).toMatch(text);
});

test('what is missing is said for the step that is left, and for no other', () => {
  const values = { ...valuesOf(draft), legalEntity: '', sourceOfFunds: '' };
  expect(Object.keys(faultsOf(values, 'account', false))).toEqual(['legalEntity']);
  expect(Object.keys(faultsOf(values, 'funds', false))).toEqual(['sourceOfFunds']);
  expect(faultsOf(values, 'activity', false)).toEqual({});
});
