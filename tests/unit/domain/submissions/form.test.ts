import { statusAfter, type SubmissionAct } from '../../../../domain/submissions/acts';
import { missingFields, submissionDraftSchema, type SubmissionDraft } from '../../../../domain/submissions/form';
import { submissionMachine, type SubmissionStatus } from '../../../../domain/submissions/transitions';

const complete: SubmissionDraft = {
  accountName: 'Aldgate Nordics AB',
  legalEntity: 'company',
  principalPlaceOfBusiness: 'SE',
  fundingVolumePerAnnum: 12,
  fundingValuePerAnnum: '1000.00',
  paymentVolumePerAnnum: 0,
  paymentValuePerAnnum: '0',
  forexVolumePerAnnum: 0,
  forexValuePerAnnum: '0',
  currenciesTraded: ['SEK'],
  typicalPaymentDestinations: ['SE'],
  sourceOfFunds: 'Trading income',
};
const missing = (change: Partial<SubmissionDraft>, asksDesignation = false) =>
  missingFields({ ...complete, ...change }, asksDesignation).map(({ field }) => field);

test.each<[what: string, change: Partial<SubmissionDraft>, asksDesignation: boolean, fields: string[]]>([
  ['a complete request lacks nothing, zeros included', {}, false, []],
  ['an empty answer is missing', { sourceOfFunds: '' }, false, ['sourceOfFunds']],
  ['an empty choice is missing', { currenciesTraded: [] }, false, ['currenciesTraded']],
  ['who exchanges currencies says why', { forexVolumePerAnnum: 1 }, false, ['forexRationale']],
  ['a person says where the wealth comes from', { legalEntity: 'individual' }, false, ['sourceOfWealth']],
  ['the designation is asked for under its flag', {}, true, ['designatedAccountType']],
])('%s', (_what, change, asksDesignation, fields) => {
  expect(missing(change, asksDesignation)).toEqual(fields);
});

test('a name alone makes a draft', async () => {
  expect(await submissionDraftSchema.isValid({ accountName: 'New' })).toBe(true);
  expect(missingFields({ accountName: 'New' }, false)).toHaveLength(11);
});

test.each<[string, Record<string, unknown>]>([
  ['no name', { accountName: ' ' }],
  ['a name of two lines', { accountName: 'a\nb' }],
  ['an unknown legal entity', { legalEntity: 'club' }],
  ['a country by its name', { principalPlaceOfBusiness: 'Sweden' }],
  ['a negative volume', { fundingVolumePerAnnum: -1 }],
  ['a value that is no amount', { fundingValuePerAnnum: '1,000' }],
  ['an unknown currency', { currenciesTraded: ['XXX'] }],
  ['too many countries', { typicalPaymentDestinations: Array.from({ length: 41 }, () => 'SE') }],
  ['a rule that asks for no person', { paymentAuthorisationRules: [{ threshold: 1, numberRequired: 0 }] }],
  ['too much text', { sourceOfFunds: 'x'.repeat(2001) }],
  ['a field that the form does not have', { other: 1 }],
])('%s is refused', async (_what, change) => {
  expect(await submissionDraftSchema.isValid({ ...complete, ...change }, { strict: true })).toBe(false);
});

test.each<[act: SubmissionAct, from: SubmissionStatus, to: SubmissionStatus | undefined]>([
  ['edit', 'draft', 'draft'],
  ['edit', 'rejected', 'draft'],
  ['edit', 'review_requested', undefined],
  ['edit', 'submitted', undefined],
  ['delete', 'draft', 'draft'],
  ['delete', 'rejected', undefined],
  ['requestReview', 'draft', 'review_requested'],
  ['requestReview', 'submitted', undefined],
  ['submit', 'draft', 'submitted'],
  ['submit', 'review_requested', 'submitted'],
  ['submit', 'approved', undefined],
  ['return', 'review_requested', 'draft'],
  ['return', 'submitted', 'rejected'],
  ['return', 'draft', undefined],
  ['approve', 'submitted', 'approved'],
  ['approve', 'review_requested', undefined],
])('%s of a request that is %s leads to %s', (act, from, to) => {
  expect(statusAfter(act, from)).toBe(to);
  if (to && to !== from) expect(submissionMachine.next[from]).toContain(to);
});
