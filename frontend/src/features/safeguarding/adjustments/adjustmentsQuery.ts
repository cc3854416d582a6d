import { gql, type TypedDocumentNode } from 'urql';
import type {
  PendingAdjustmentsSubscription,
  PendingAdjustmentsSubscriptionVariables,
  SafeguardingAdjustmentsQuery,
  SafeguardingAdjustmentsQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { pageVariables } from '../../../shared/listQuery';

/** A change of what stands safeguarded for an account. */
export type AdjustmentRow = SafeguardingAdjustmentsQuery['safeguarding_adjustments'][number];

const AdjustmentsDocument: TypedDocumentNode<SafeguardingAdjustmentsQuery, SafeguardingAdjustmentsQueryVariables> = gql`
  query safeguardingAdjustments($currency: String!, $limit: Int!, $offset: Int!) {
    safeguarding_adjustments(
      where: { currency: { _eq: $currency } }
      order_by: [{ at: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      currency
      adjustment_amount
      new_position
      created_by
      at
      account {
        id
        name
      }
      transfer {
        id
        reason
      }
      change {
        id
        change
        requested_by
      }
    }
  }
`;

/** A page of the adjustments in a currency, the newest first. */
export function useAdjustments(currency: string, page: number) {
  return useRead({ query: AdjustmentsDocument, variables: { currency, ...pageVariables(page) } });
}

/** How many corrections wait. */
export const PendingAdjustmentsDocument: TypedDocumentNode<
  PendingAdjustmentsSubscription,
  PendingAdjustmentsSubscriptionVariables
> = gql`
  subscription PendingAdjustments {
    pending_changes_aggregate(where: { kind: { _eq: "createSafeguardingAdjustment" }, decision: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`;
