import { mayMove } from '../../../../domain/stateMachine';
import { submissionMachine, type SubmissionStatus } from '../../../../domain/submissions/transitions';

it.each<[what: string, from: SubmissionStatus, to: SubmissionStatus, may: boolean]>([
  ['a draft goes to a review', 'draft', 'review_requested', true],
  ['a draft goes in without one', 'draft', 'submitted', true],
  ['a draft is not decided', 'draft', 'approved', false],
  ['a review sends it back', 'review_requested', 'draft', true],
  ['a review lets it go on', 'review_requested', 'submitted', true],
  ['a review does not decide', 'review_requested', 'approved', false],
  ['a submission is approved', 'submitted', 'approved', true],
  ['a submission is rejected', 'submitted', 'rejected', true],
  ['a submission is not edited', 'submitted', 'draft', false],
  ['a rejected one is reworked', 'rejected', 'draft', true],
  ['a rejected one is not approved after all', 'rejected', 'approved', false],
  ['an approved one is not taken back', 'approved', 'draft', false],
  ['an approved one is not rejected', 'approved', 'rejected', false],
])('%s: from %s to %s %s', (_what, from, to, may) => {
  expect(mayMove(submissionMachine, from, to)).toBe(may);
});

it('a submission begins as a draft', () => {
  expect(submissionMachine.first).toEqual(['draft']);
});
