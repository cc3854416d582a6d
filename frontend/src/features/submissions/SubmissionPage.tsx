import { Link, useParams } from 'react-router-dom';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { NotFoundPage } from '../../shared/NotFoundPage';
import { DetailPage } from '../../shared/patterns/DetailPage';
import { ReadFrame } from '../../shared/ReadFrame';
import { StatusBadge } from '../../shared/status/StatusBadge';
import { Card } from '../../ui/layout';
import { formatInstant } from '../../ui/formatDate';
import { Notice } from '../../ui/Notice';
import { Timeline, type TimelineStep } from '../../ui/Timeline';
import { ProviderNotice } from './ProviderNotice';
import { SubmissionActions } from './SubmissionActions';
import { SubmissionDocuments } from './documents/SubmissionDocuments';
import { SubmissionFacts } from './SubmissionFacts';
import { formOf, notesOf, useLiveSubmission, type Submission } from './submissionsQuery';

/** One request for a new account: its answers, its course and what can be done with it (/account-submissions/{id}). */
export function SubmissionPage() {
  const { id = '' } = useParams();
  const read = useLiveSubmission(id);
  return (
    <ReadFrame read={read} rows={8}>
      {({ new_account_submissions_by_pk: found }) => (found ? <SubmissionView submission={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function SubmissionView({ submission }: { submission: Submission }) {
  const { isAdmin } = usePortal();
  const { account_name: name, status_code: status, status_message: message, account } = submission;
  return (
    <DetailPage
      back={{ to: paths.submissions, label: 'Account requests' }}
      title={name}
      context={<StatusBadge of="submission" status={status} />}
      actions={<SubmissionActions submission={submission} />}
      notices={
        <>
          {status === 'rejected' && (
            <Notice tone="failure" title="This request was rejected.">
              {message}
            </Notice>
          )}
          {isAdmin && submission.submitted_at && <ProviderNotice submission={submission} />}
        </>
      }
      rail={
        <>
          <Card title="Course">
            <Timeline label="Course of the request" steps={courseOf(submission)} />
          </Card>
          {account && (
            <Card title="Created account">
              {isAdmin ? <Link to={paths.account(account.id)}>{account.name}</Link> : account.name}
            </Card>
          )}
        </>
      }
    >
      <SubmissionFacts draft={formOf(submission)} />
      <SubmissionDocuments submission={submission} />
    </DetailPage>
  );
}

/** What happened to a request, in order of time. */
function courseOf({ created_at, submitted_at, status_code, updated_at, ...columns }: Submission): TimelineStep[] {
  const step = (at: string, title: string, notes = '', state: TimelineStep['state'] = 'done') => ({
    at,
    title,
    state,
    detail: [formatInstant(at), notes].filter(Boolean).join(' · '),
  });
  const decided = { approved: 'Approved', rejected: 'Rejected' }[status_code];
  const steps = [
    step(created_at, 'Draft begun'),
    ...notesOf(columns.par_requests).map(({ at, notes }) => step(at, 'Review asked for', notes)),
    ...notesOf(columns.par_responses).map(({ at, notes }) => step(at, 'Review answered', notes)),
    ...(submitted_at ? [step(submitted_at, 'Submitted')] : []),
    ...(decided ? [step(updated_at, decided, '', status_code === 'rejected' ? 'failed' : 'done')] : []),
  ];
  return steps.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
