import { amountFault } from '../../../../../domain/money/amount';
import { convertAtRate } from '../../../../../domain/money/storedRate';
import { applicableRule, requestsDue, type AuthorisationRule } from '../../../../../domain/payments/authorisation';
import type { ApprovalFactsQuery } from '../../../graphql/generated/operations';

/** The rules of an organisation and the rates to its authorisation currency. */
export type ApprovalFacts = ApprovalFactsQuery;

type Rule = ApprovalFacts['organisation_payment_auth_rule'][number];
type Rate = ApprovalFacts['exchange_rates'][number];

/** What the forecast needs of a payment. */
export interface ApprovalDraft {
  readonly amount: string;
  readonly currency: string;
}

/** The approvals that a payment needs after it is created. */
export interface ApprovalsDue {
  readonly count: number;
  /** How many people of which role. */
  readonly roles: readonly { readonly name: string; readonly count: number }[];
  /** The role of the approval that creating the payment gives, where it gives one. */
  readonly givenAs: string | undefined;
}

/** The draft's amount in the authorisation currency by the server's rule, or null without an exchange rate of the last day. */
function authorisationAmount(draft: ApprovalDraft, target: string, rates: readonly Rate[], now: Date): string | null {
  const rate = rates.find(({ currencyPair }) => currencyPair === draft.currency + target);
  return convertAtRate(draft, target, rate && { ...rate, updatedAt: new Date(rate.updatedAt) }, now);
}

const authorisationRule = (rule: Rule): AuthorisationRule => ({
  id: rule.id,
  threshold: rule.threshold,
  isArchived: rule.is_archived,
  canAuthoriseOwnPayments: rule.can_authorise_own_payments,
  creatorCanSatisfyRule: rule.payment_creator_can_satisfy_rule,
  roles: rule.roles.map((role) => ({ roleId: role.role_id, numberRequired: role.number_required })),
});

/**
 * The approvals that a payment needs. A forecast for the form, by the rule that the server uses too; the server decides.
 * @returns undefined while the amount is invalid
 */
export function approvalsDue(
  facts: ApprovalFacts,
  draft: ApprovalDraft,
  context: { authorisationCurrency: string; creatorRoleId: string; now: Date },
): ApprovalsDue | undefined {
  if (amountFault(draft.amount, draft.currency)) return undefined;
  const amount = authorisationAmount(draft, context.authorisationCurrency, facts.exchange_rates, context.now);
  const rules = facts.organisation_payment_auth_rule;
  const due = requestsDue(applicableRule(rules.map(authorisationRule), amount), context.creatorRoleId);
  const open = due.filter(({ isGiven }) => !isGiven).map(({ roleIdRequired }) => roleIdRequired);
  const names = roleNames(rules);
  const given = due.find(({ isGiven }) => isGiven);
  return {
    count: open.length,
    roles: [...new Set(open)].map((role) => ({
      name: names.get(role) ?? 'another role',
      count: open.filter((one) => one === role).length,
    })),
    givenAs: given && names.get(given.roleIdRequired),
  };
}

const roleNames = (rules: readonly Rule[]): ReadonlyMap<string, string> =>
  new Map(rules.flatMap(({ roles }) => roles.map(({ role }) => [role.id, role.name] as const)));
