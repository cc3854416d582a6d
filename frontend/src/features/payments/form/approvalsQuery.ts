import { gql, type TypedDocumentNode } from 'urql';
import { usePortal } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import type { ServiceError } from '../../../graphql/serviceError';
import { useRead } from '../../../graphql/useRead';
import type { ApprovalFactsQuery, ApprovalFactsQueryVariables } from '../../../graphql/generated/operations';
import { approvalsDue, type ApprovalDraft, type ApprovalsDue } from './approvalForecast';

const ApprovalFactsDocument: TypedDocumentNode<ApprovalFactsQuery, ApprovalFactsQueryVariables> = gql`
  query ApprovalFacts($orgId: uuid!, $currency: String!) {
    organisation_payment_auth_rule(where: { org_id: { _eq: $orgId }, is_archived: { _eq: false } }) {
      id
      threshold
      can_authorise_own_payments
      payment_creator_can_satisfy_rule
      is_archived
      roles {
        auth_rule_id
        role_id
        number_required
        role {
          id
          name
        }
      }
    }
    exchange_rates(where: { toCurrency: { _eq: $currency } }) {
      currencyPair
      midMarketRate
      updatedAt
    }
  }
`;

/** What is known of the approvals that a draft on the selected account will need. */
export interface ApprovalForecast {
  /** Undefined until the rules are known. */
  readonly approvalsOf: ((draft: ApprovalDraft) => ApprovalsDue | undefined) | undefined;
  readonly error: ServiceError | undefined;
  readonly reload: () => void;
}

/** Reads the rules and rates of the selected account's organisation. */
export function useApprovalForecast(): ApprovalForecast {
  const { account, seat } = usePortal();
  const { now } = useServices();
  const organisation = account?.organisation;
  const { data, error, reload } = useRead({
    query: ApprovalFactsDocument,
    variables: { orgId: organisation?.id ?? '', currency: organisation?.authorisation_currency ?? '' },
    pause: !organisation,
  });
  if (!data || !organisation || !seat) return { approvalsOf: undefined, error, reload };
  const context = { authorisationCurrency: organisation.authorisation_currency, creatorRoleId: seat.role.id };
  return { approvalsOf: (draft) => approvalsDue(data, draft, { ...context, now: now() }), error, reload };
}
