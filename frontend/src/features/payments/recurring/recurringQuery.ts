import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { bankFields } from '../../../shared/beneficiaries/bankFields';
import { useListNews } from '../../../shared/live/useListNews';
import type {
  RecurringPaymentFragment,
  RecurringPaymentsQuery,
  RecurringPaymentsQueryVariables,
} from '../../../graphql/generated/operations';
import { liveTwin } from '../../../graphql/twin';

/** A recurring payment in the list. */
export type RecurringRow = RecurringPaymentFragment;

/** The number of recurring payments on a page. */
export const recurringPerPage = 50;

const recurringFields = gql`
  fragment RecurringPayment on recurring_payments {
    id
    frequency
    state
    starts_on
    next_on
    ends_on
    amount
    currency
    reference
    pause_reason
    updatedAt
    creator {
      id
      first_name
      last_name
    }
    beneficiary {
      id
      slices(where: { is_most_recent: { _eq: true } }) {
        ...BankFields
        name
      }
    }
  }
  ${bankFields}
`;

const RecurringPaymentsDocument: TypedDocumentNode<RecurringPaymentsQuery, RecurringPaymentsQueryVariables> = gql`
  query RecurringPayments($accountId: uuid!, $limit: Int!, $offset: Int!) {
    recurring_payments(
      where: { account_id: { _eq: $accountId } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...RecurringPayment
    }
  }
  ${recurringFields}
`;

const RecurringPaymentsLiveDocument = liveTwin(RecurringPaymentsDocument, 'RecurringPaymentsLive');

/**
 * A page of the account's recurring payments, the newest first, and what changed since. One more row than a page has tells whether
 * another page follows.
 * @param page from 1
 */
export function useRecurringPayments(accountId: string, page: number) {
  const variables = { accountId, limit: recurringPerPage + 1, offset: (page - 1) * recurringPerPage };
  const read = useRead({ query: RecurringPaymentsDocument, variables });
  const found = read.data?.recurring_payments;
  const news = useListNews(
    { query: RecurringPaymentsLiveDocument, variables },
    {
      rowsOf: (data) => data.recurring_payments,
      shown: read.isRefreshing ? undefined : found,
      limit: recurringPerPage + 1,
    },
  );
  const isLast = (found?.length ?? 0) <= recurringPerPage;
  return { read, news, rows: found?.slice(0, recurringPerPage), pages: isLast ? page : page + 1 };
}
