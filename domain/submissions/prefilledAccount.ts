import type { AccountInput } from '../accounts/accountInput';
import type { AuthorisationRule } from '../payments/authorisation';
import type { RuleInput } from '../organisations/ruleInput';
import type { SubmissionDraft } from './form';

/**
 * The new account of a request that was approved, with what the request says of it. The provider knows companies and individuals, so that the legal
 * entity of a partnership, a charity or a trust is chosen before the account is approved, as is the rest of the address.
 */
export const accountOf = (draft: SubmissionDraft, organisationId: string): AccountInput => ({
  org_id: organisationId,
  name: draft.accountName,
  legal_entity_type: draft.legalEntity === 'company' || draft.legalEntity === 'individual' ? draft.legalEntity : null,
  country: draft.principalPlaceOfBusiness || null,
  isDesignated: Boolean(draft.designatedAccountType),
});

/** A rule that a request asks for. The threshold is in whole units of the organisation's authorisation currency. */
export type AskedRule = NonNullable<SubmissionDraft['paymentAuthorisationRules']>[number];

/** An asked rule beside one of the organisation that has its threshold and asks for fewer approvals. */
export interface TakenThreshold {
  readonly threshold: number;
  readonly asked: number;
  readonly present: number;
}

/**
 * The rules that an organisation does not have yet, the lowest threshold first, or a threshold at which its rule asks for less than the request. A rule
 * that asks for as much already is not repeated. Of two asked rules with one threshold the one with more approvals counts.
 */
export function rulesToCreate(
  asked: readonly AskedRule[],
  present: readonly AuthorisationRule[],
): { readonly missing: readonly AskedRule[]; readonly taken?: TakenThreshold } {
  const missing: AskedRule[] = [];
  for (const [threshold, numberRequired] of strictest(asked)) {
    const rule = present.find((one) => !one.isArchived && one.threshold === threshold);
    if (!rule) missing.push({ threshold, numberRequired });
    const approvals = (rule?.roles ?? []).reduce((sum, role) => sum + role.numberRequired, 0);
    if (rule && approvals < numberRequired) {
      return { missing, taken: { threshold, asked: numberRequired, present: approvals } };
    }
  }
  return { missing };
}

/** The approvals that are asked for at each threshold, the lowest first. */
function strictest(asked: readonly AskedRule[]): (readonly [threshold: number, numberRequired: number])[] {
  const approvals = new Map<number, number>();
  for (const { threshold, numberRequired } of asked) {
    approvals.set(threshold, Math.max(numberRequired, approvals.get(threshold) ?? 0));
  }
  return [...approvals].toSorted(([one], [other]) => one - other);
}

/** An asked rule with the role that an administrator chose for it. The maker gives none of its approvals. */
export const ruleOf = ({ threshold, numberRequired }: AskedRule, roleId: string): RuleInput => ({
  thresholdAbove: threshold,
  canAuthoriseOwnPayments: false,
  paymentCreatorCanSatisfyRule: false,
  roles: [{ roleId, numberRequired }],
});
