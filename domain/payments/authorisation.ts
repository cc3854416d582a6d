import { exceeds, type Amount } from '../money/amount';
import type { ErrorCode } from '../errors';
import type { PaymentStatus } from './transitions';

/** A rule of an organisation, with how many people of which role must authorise. */
export interface AuthorisationRule {
  readonly id: string;
  /** In whole units of the organisation's authorisation currency. */
  readonly threshold: number;
  readonly isArchived: boolean;
  readonly canAuthoriseOwnPayments: boolean;
  readonly creatorCanSatisfyRule: boolean;
  readonly roles: readonly { readonly roleId: string; readonly numberRequired: number }[];
}

/** One authorisation that is required, and who gave it. */
export interface AuthorisationRequest {
  readonly id: string;
  readonly roleIdRequired: string;
  readonly authorisedById: string | null;
  /** Who had delegated it, where it was given in their place. */
  readonly inPlaceOfId?: string | null;
}

/** A delegation in force: in whose place, and in which role of theirs on the payment's account, the user may authorise. */
export interface Delegation {
  readonly id: string;
  readonly fromUserId: string;
  readonly roleId: string;
  /** The limit of the colleague's seat, in the authorisation currency; null: no limit. */
  readonly upperLimit: Amount | null;
}

/**
 * The rule that applies to a payment: the unarchived one with the highest threshold that the amount exceeds. An amount
 * exactly at a threshold is not above it.
 * @param amount in the organisation's authorisation currency; null without a current rate, and then the highest
 *   rule applies
 * @returns undefined when no approval is due
 */
export function applicableRule(
  rules: readonly AuthorisationRule[],
  amount: Amount | null,
): AuthorisationRule | undefined {
  return rules
    .filter((rule) => !rule.isArchived && rule.roles.length > 0)
    .filter((rule) => amount === null || exceeds(amount, String(rule.threshold)))
    .sort((a, b) => b.threshold - a.threshold)[0];
}

/** The role of each authorisation that a rule requires. */
function rolesRequired(rule: AuthorisationRule): string[] {
  return rule.roles.flatMap(({ roleId, numberRequired }) => Array<string>(numberRequired).fill(roleId));
}

/**
 * Which of the required authorisations creating the payment fills (`payment_creator_can_satisfy_rule`): at most one, of
 * the creator's own role. Returns its index, or -1.
 */
function filledByCreating(rule: AuthorisationRule, creatorRoleId: string): number {
  return rule.creatorCanSatisfyRule ? rolesRequired(rule).indexOf(creatorRoleId) : -1;
}

/**
 * Every authorisation that a rule requires for a payment that is created or edited, and whether that act gives it already.
 * @param creatorRoleId undefined where the act gives none
 */
export function requestsDue(
  rule: AuthorisationRule | undefined,
  creatorRoleId: string | undefined,
): { readonly roleIdRequired: string; readonly isGiven: boolean }[] {
  if (!rule) return [];
  const filled = creatorRoleId === undefined ? -1 : filledByCreating(rule, creatorRoleId);
  return rolesRequired(rule).map((roleIdRequired, index) => ({ roleIdRequired, isGiven: index === filled }));
}

/** A payment right before an authorisation. */
export interface PaymentToAuthorise {
  readonly version: number;
  readonly status: PaymentStatus;
  readonly isSent: boolean;
  /** The slice is the newest of a beneficiary that was not deleted. */
  readonly isSliceCurrent: boolean;
  /** Money may go to the payee's country and to that of its bank today. */
  readonly isCountryPermitted: boolean;
}

/**
 * Why a payment cannot be authorised by anybody; undefined when it can.
 * @param shownVersion the version that the caller was shown
 */
export function refusalToAuthorise(payment: PaymentToAuthorise, shownVersion: number): ErrorCode | undefined {
  if (payment.version !== shownVersion) return 'content_changed';
  if (payment.isSent || payment.status === 'processing') return 'payment_already_sent';
  if (payment.status !== 'awaiting_authorisation') return 'no_authorisation_due';
  if (!payment.isSliceCurrent) return 'beneficiary_changed';
  return payment.isCountryPermitted ? undefined : 'country_not_permitted';
}

/** Whether every authorisation so far was given for the payment's current content. @param digests null for each that is not given yet */
export function areAuthorisationsCurrent(digests: readonly (string | null)[], current: string): boolean {
  return digests.every((digest) => digest === null || digest === current);
}

/** The facts that decide whether a user may give one of a payment's authorisations. */
export interface AuthorisationCase {
  readonly userId: string;
  readonly roleId: string;
  /** In the authorisation currency; null: no limit. */
  readonly upperLimit: Amount | null;
  readonly creatorId: string;
  /** In the authorisation currency; null: no current rate. */
  readonly amount: Amount | null;
  readonly canAuthoriseOwnPayments: boolean;
  readonly requests: readonly AuthorisationRequest[];
  readonly delegations?: readonly Delegation[];
}

/** The request that the user fills, by which delegation, and whether it is the last one; or the reason of the refusal. */
export type AuthorisationDecision =
  | { readonly request: AuthorisationRequest; readonly isLast: boolean; readonly delegation?: Delegation }
  | { readonly refusal: ErrorCode };

/**
 * Picks the request that the user fills, or says why there is none. A user fills at most one request of a payment, in
 * person or through a colleague. A delegation counts where no request of the user's own role is open. Order of precedence: already
 * given, own payment, role, limit.
 */
export function decideAuthorisation(facts: AuthorisationCase): AuthorisationDecision {
  const open = facts.requests.filter((request) => request.authorisedById === null);
  if (facts.requests.some((request) => request.authorisedById === facts.userId)) {
    return { refusal: 'already_authorised_by_you' };
  }
  if (facts.requests.some(({ inPlaceOfId }) => inPlaceOfId === facts.userId)) {
    return { refusal: 'already_authorised_for_you' };
  }
  if (open.length === 0) return { refusal: 'no_authorisation_due' };
  if (facts.creatorId === facts.userId && !facts.canAuthoriseOwnPayments) {
    return { refusal: 'cannot_authorise_own_payment' };
  }
  const request = open.find(({ roleIdRequired }) => roleIdRequired === facts.roleId);
  if (!request) return decideByDelegation(facts, open);
  const limitRefusal = refusalByLimit(facts.amount, facts.upperLimit);
  return limitRefusal ? { refusal: limitRefusal } : { request, isLast: open.length === 1 };
}

/** What holds for the user holds for the colleague too: one request at most, own payments, the limit. */
function decideByDelegation(facts: AuthorisationCase, open: readonly AuthorisationRequest[]): AuthorisationDecision {
  const decisions = (facts.delegations ?? []).flatMap((delegation): AuthorisationDecision[] => {
    const request = open.find(({ roleIdRequired }) => roleIdRequired === delegation.roleId);
    if (!request || isInvolved(facts, delegation.fromUserId)) return [];
    const { amount, upperLimit } = facts;
    const refusal = refusalByLimit(amount, upperLimit) ?? refusalByLimit(amount, delegation.upperLimit);
    return [refusal ? { refusal } : { request, isLast: open.length === 1, delegation }];
  });
  return decisions.find((decision) => 'request' in decision) ?? decisions[0] ?? { refusal: 'role_may_not_authorise' };
}

/** Whether a colleague has made the payment, where that matters, or given one of its authorisations. */
function isInvolved(facts: AuthorisationCase, userId: string): boolean {
  const isMaker = facts.creatorId === userId && !facts.canAuthoriseOwnPayments;
  return isMaker || facts.requests.some((one) => one.authorisedById === userId || one.inPlaceOfId === userId);
}

/** Compares an amount with a seat's upper FX limit, both in the authorisation currency. Without a current rate it is refused. */
export function refusalByLimit(amount: Amount | null, upperLimit: Amount | null): ErrorCode | undefined {
  if (upperLimit === null) return undefined;
  if (amount === null) return 'authorisation_rate_missing';
  return exceeds(amount, upperLimit) ? 'amount_above_limit' : undefined;
}
