import type { StateMachine } from '../stateMachine';

/** Every `status_code` of a new-account submission. The specification does not list them. */
export type SubmissionStatus = 'draft' | 'review_requested' | 'submitted' | 'approved' | 'rejected';

/** The review of a draft either returns it with notes or accepts it. A rejected submission may be edited and submitted again. */
export const submissionMachine: StateMachine<SubmissionStatus> = {
  first: ['draft'],
  next: {
    draft: ['review_requested', 'submitted'],
    review_requested: ['draft', 'submitted'],
    submitted: ['approved', 'rejected'],
    rejected: ['draft'],
    approved: [],
  },
};
