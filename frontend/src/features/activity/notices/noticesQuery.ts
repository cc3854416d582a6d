import { gql, type TypedDocumentNode } from 'urql';
import type { FraudNoticeLogQuery, FraudNoticeLogQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { endOfDay, startOfDay, pageVariables } from '../../../shared/listQuery';
import type { NoticeSearch } from './noticeSearch';

/** A fraud notice that a user was shown. */
export type LoggedNotice = FraudNoticeLogQuery['notices'][number];

const FraudNoticeLogDocument: TypedDocumentNode<FraudNoticeLogQuery, FraudNoticeLogQueryVariables> = gql`
  query FraudNoticeLog(
    $username: String
    $isAcknowledged: Boolean
    $from: timestamptz
    $before: timestamptz
    $limit: Int!
    $offset: Int!
  ) {
    notices: foundFraudNotices(
      args: { shown_to: $username, is_acknowledged: $isAcknowledged, from_time: $from, before_time: $before }
      order_by: [{ presentedAt: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      id
      presentedTo
      presentedAt
      acknowledgedAt
      acknowledgedBy
      selectionBoxChoice
      ip
      browser
      details
      paymentId
    }
  }
`;

const acknowledged = { '': null, acknowledged: true, shown: false } as const;

/** A page of the fraud notices that users were shown, newest first. */
export function useFraudNoticeLog({ state, person, from, to, page }: NoticeSearch) {
  const variables = {
    username: person.trim() || null,
    isAcknowledged: acknowledged[state],
    from: startOfDay(from),
    before: endOfDay(to),
    ...pageVariables(page),
  };
  return useRead({ query: FraudNoticeLogDocument, variables, context: adminCall });
}
