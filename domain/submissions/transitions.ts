import { type StateMachine } from '../stateMachine';

/** Every `status_code` of a new-account submission. The specification leaves them open. */
export type SubmissionStatus = 'draft' | 'review_requested' | 'submitted' | 'approved' | 'rejected';

/** A review before the application sends a draft back with notes or lets it go on; a rejected one may be reworked. */
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
