import { gql, type TypedDocumentNode } from 'urql';
import { amountFault } from '../../../../../domain/money/amount';
import { convertAtRate } from '../../../../../domain/money/storedRate';
import { applicableRule, requestsDue } from '../../../../../domain/payments/authorisation';
import { usePortal } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import type { ServiceError } from '../../../graphql/serviceError';
import { useRead } from '../../../graphql/useRead';
import type { ApprovalFactsQuery, ApprovalFactsQueryVariables } from '../../../graphql/generated/operations';

/** The rules of an organisation and the rates to its authorisation currency. */
export type ApprovalFacts = ApprovalFactsQuery;

type Rate = ApprovalFacts['exchange_rates'][number];

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
      }
    }
    exchange_rates(where: { toCurrency: { _eq: $currency } }) {
      currencyPair
      midMarketRate
      updatedAt
    }
  }
`;

interface Draft {
  readonly amount: string;
  readonly currency: string;
}

/** The draft's amount in the authorisation currency by the server's rule, or null without an exchange rate of the last day. */
function authorisationAmount(draft: Draft, target: string, rates: readonly Rate[], now: Date): string | null {
  const rate = rates.find(({ currencyPair }) => currencyPair === draft.currency + target);
  return convertAtRate(draft, target, rate && { ...rate, updatedAt: new Date(rate.updatedAt) }, now);
}

/**
 * How many people must approve a payment after it is created. A forecast for the sentence below the form, by the rule that the
 * server uses too; the server decides.
 * @returns undefined while the amount is invalid
 */
export function approvalsNeeded(
  facts: ApprovalFacts,
  draft: Draft,
  context: { authorisationCurrency: string; creatorRoleId: string; now: Date },
): number | undefined {
  if (amountFault(draft.amount, draft.currency)) return undefined;
  const { authorisationCurrency, creatorRoleId, now } = context;
  const amount = authorisationAmount(draft, authorisationCurrency, facts.exchange_rates, now);
  const rules = facts.organisation_payment_auth_rule.map((rule) => ({
    id: rule.id,
    threshold: rule.threshold,
    isArchived: rule.is_archived,
    canAuthoriseOwnPayments: rule.can_authorise_own_payments,
    creatorCanSatisfyRule: rule.payment_creator_can_satisfy_rule,
    roles: rule.roles.map((role) => ({ roleId: role.role_id, numberRequired: role.number_required })),
  }));
  return requestsDue(applicableRule(rules, amount), creatorRoleId).filter(({ isGiven }) => !isGiven).length;
}

/** What is known of the approvals that a draft on the selected account will need. */
export interface ApprovalForecast {
  /** Undefined until the rules are known. */
  readonly approvalsOf: ((draft: Draft) => number | undefined) | undefined;
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
  return { approvalsOf: (draft) => approvalsNeeded(data, draft, { ...context, now: now() }), error, reload };
}
