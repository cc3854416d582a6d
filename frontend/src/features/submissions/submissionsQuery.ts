import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type { SubmissionDraft } from '../../../../domain/submissions/form';
import type { SubmissionStatus } from '../../../../domain/submissions/transitions';
import type {
  SubmissionOrganisationsQuery,
  SubmissionOrganisationsQueryVariables,
  SubmissionQuery,
  SubmissionQueryVariables,
  SubmissionsQuery,
  SubmissionsQueryVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { usePortal } from '../../session/PortalContext';
import { useListNews } from '../../shared/live/useListNews';
import { liveTwin } from '../../graphql/twin';

/** A request of the list. */
export type SubmissionRow = SubmissionsQuery['new_account_submissions'][number];

/** A request with its form and the notes of its review. */
export type Submission = NonNullable<SubmissionQuery['new_account_submissions_by_pk']>;

/** Every status, in the order in which a request goes through them. */
export const submissionStatuses: readonly SubmissionStatus[] = [
  'draft',
  'review_requested',
  'submitted',
  'approved',
  'rejected',
];

/** The number of requests on a page. */
export const submissionsPerPage = 15;

const rowFields = gql`
  fragment SubmissionRow on new_account_submissions {
    id
    account_name
    status_code
    submitted_at
    updated_at
  }
`;

const SubmissionsDocument: TypedDocumentNode<SubmissionsQuery, SubmissionsQueryVariables> = gql`
  query submissions($statuses: [String!]!, $limit: Int!, $offset: Int!) {
    new_account_submissions(
      where: { status_code: { _in: $statuses } }
      order_by: [{ updated_at: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...SubmissionRow
    }
  }
  ${rowFields}
`;

const SubmissionsLiveDocument = liveTwin(SubmissionsDocument, 'SubmissionsLive');

const submissionFields = gql`
  fragment SubmissionFields on new_account_submissions {
    id
    account_name
    organisation_id
    form_data
    status_code
    status_sub_code
    status_message
    par_requests
    par_responses
    submitted_at
    created_at
    updated_at
    account {
      id
      name
    }
    documents(order_by: [{ createdAt: asc }, { id: asc }]) {
      id
      kind
      filename
      filetype
      filesize
    }
  }
`;

const SubmissionDocument: TypedDocumentNode<SubmissionQuery, SubmissionQueryVariables> = gql`
  query submission($id: uuid!) {
    new_account_submissions_by_pk(id: $id) {
      ...SubmissionFields
    }
  }
  ${submissionFields}
`;

const SubmissionLiveDocument = liveTwin(SubmissionDocument, 'SubmissionLive');

const OrganisationsDocument: TypedDocumentNode<SubmissionOrganisationsQuery, SubmissionOrganisationsQueryVariables> =
  gql`
    query SubmissionOrganisations {
      organisations(order_by: [{ name: asc }]) {
        id
        name
      }
    }
  `;

/** Whether the user opens accounts for some organisation, and so sees all of its requests. */
export function useOpensAccounts(): boolean {
  const { user } = usePortal();
  return user.organisationLinks.some((link) => link.can_user_admin_org || link.canManageNewAccount);
}

/** A page of the requests that the user may see, the last changed first, live. One more than a page is read, which tells whether there is another. */
export function useSubmissions({ status, page }: { readonly status: '' | SubmissionStatus; readonly page: number }) {
  const variables = {
    statuses: status ? [status] : [...submissionStatuses],
    limit: submissionsPerPage + 1,
    offset: (page - 1) * submissionsPerPage,
  };
  const read = useRead({ query: SubmissionsDocument, variables });
  const news = useListNews(
    { query: SubmissionsLiveDocument, variables },
    {
      rowsOf: (data) => data.new_account_submissions,
      shown: read.isRefreshing ? undefined : read.data?.new_account_submissions,
      limit: submissionsPerPage + 1,
    },
  );
  return { read, news };
}

/** One request, as it was when it was read: a form that is being filled in does not change by itself. */
export function useSubmission(id: string) {
  return useRead({ query: SubmissionDocument, variables: { id } });
}

/** One request, kept up to date. */
export function useLiveSubmission(id: string) {
  useSubscription({ query: SubmissionLiveDocument, variables: { id } });
  return useSubmission(id);
}

/** The organisations for which the user may ask for an account. */
export function useOrganisations() {
  return useRead({ query: OrganisationsDocument, variables: {} });
}

/** The form of a request. The server stores only what passes the schema of the form. */
export const formOf = ({
  account_name,
  form_data,
}: Pick<Submission, 'account_name' | 'form_data'>): SubmissionDraft => ({
  ...(form_data as Partial<SubmissionDraft>),
  accountName: account_name,
});

/** A note of the pre-application review. */
export interface ReviewNote {
  readonly at: string;
  readonly notes: string;
}

/** The notes of a column, oldest first. */
export const notesOf = (column: unknown): readonly ReviewNote[] =>
  Array.isArray(column) ? (column as ReviewNote[]) : [];
