import { gql, type TypedDocumentNode } from 'urql';
import { applicableRule, filledByCreating, rolesRequired } from '../../../../../domain/payments/authorisation';
import { amountFault, convertAmount } from '../../../../../domain/money/amount';
import { usePortal } from '../../../app/session/PortalContext';
import { useServices } from '../../../app/services';
import { useRead } from '../../../graphql/useRead';
import { type ApprovalFactsQuery, type ApprovalFactsQueryVariables } from '../../../graphql/generated/operations';

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

const dayMs = 86_400_000;

interface Draft {
  readonly amount: string;
  readonly currency: string;
}

/** The amount in the authorisation currency, or null where no rate of the last day is known. */
function authorisationAmount({ amount, currency }: Draft, target: string, rates: readonly Rate[], now: Date) {
  if (currency === target) return amount;
  const rate = rates.find(({ currencyPair }) => currencyPair === currency + target);
  const isFresh = rate && now.getTime() - new Date(rate.updatedAt).getTime() <= dayMs;
  return isFresh ? convertAmount(amount, rate.midMarketRate, target) : null;
}

/**
 * How many people must still approve a payment once it is created. A forecast by the server's own rule, for the sentence
 * at the foot of the form; the server decides again.
 * @returns undefined while the amount cannot be read
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
  const rule = applicableRule(rules, amount);
  if (!rule) return 0;
  return rolesRequired(rule).length - (filledByCreating(rule, creatorRoleId) >= 0 ? 1 : 0);
}

/** A function that forecasts the approvals of a draft on the selected account; undefined until the rules are known. */
export function useApprovalForecast(): ((draft: Draft) => number | undefined) | undefined {
  const { account, seat } = usePortal();
  const { now } = useServices();
  const organisation = account?.organisation;
  const { data } = useRead({
    query: ApprovalFactsDocument,
    variables: { orgId: organisation?.id ?? '', currency: organisation?.authorisation_currency ?? '' },
    pause: !organisation,
  });
  if (!data || !organisation || !seat) return undefined;
  const context = { authorisationCurrency: organisation.authorisation_currency, creatorRoleId: seat.role.id };
  return (draft) => approvalsNeeded(data, draft, { ...context, now: now() });
}
