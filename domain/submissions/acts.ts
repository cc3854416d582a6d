import type { SubmissionStatus } from './transitions';

/** What the house or the applicant's side does with a request. */
export type SubmissionAct = 'edit' | 'delete' | 'requestReview' | 'submit' | 'return' | 'approve';

/** The status that an act leads to; undefined where the act is not possible. A deleted request has none, so its status stays. */
const outcomes: Readonly<Record<SubmissionAct, Partial<Record<SubmissionStatus, SubmissionStatus>>>> = {
  edit: { draft: 'draft', rejected: 'draft' },
  delete: { draft: 'draft' },
  requestReview: { draft: 'review_requested' },
  submit: { draft: 'submitted', review_requested: 'submitted' },
  // A request for a review goes back with notes; one that was submitted is rejected.
  return: { review_requested: 'draft', submitted: 'rejected' },
  approve: { submitted: 'approved' },
};

/** The status after an act, or undefined where a request in this status does not allow it. */
export const statusAfter = (act: SubmissionAct, status: SubmissionStatus): SubmissionStatus | undefined =>
  outcomes[act][status];
