import { applicableRule, type AuthorisationRule } from './authorisation';

/** How a change of an organisation's rules lets payments above a threshold leave with less. The threshold is in whole units of the authorisation currency. */
export type RuleLoosening = { readonly above: number } & (
  | { readonly kind: 'fewer_approvals'; readonly before: number; readonly after: number }
  | { readonly kind: 'fewer_of_role'; readonly roleId: string; readonly before: number; readonly after: number }
  | { readonly kind: 'maker_approves' }
  | { readonly kind: 'less_than_smaller'; readonly after: number; readonly below: number; readonly smaller: number }
);

/** Payments above a threshold and up to the next one, with the rule that applies to them before and after a change. */
interface Band {
  readonly above: number;
  readonly before: AuthorisationRule | undefined;
  readonly after: AuthorisationRule | undefined;
}

/**
 * What a change of an organisation's rules takes from the approvals of its payments, the lowest amounts first: fewer approvals, fewer of a role, a
 * maker who may give one, or a larger payment that needs fewer than a smaller one. Empty where every payment needs at least
 * what it needed (docs/decisions/099).
 */
export function ruleLoosenings(
  before: readonly AuthorisationRule[],
  after: readonly AuthorisationRule[],
): RuleLoosening[] {
  const bands = bandsOf(before, after);
  return [...bands.flatMap(looserBand), ...fewerThanSmaller(bands)].toSorted((one, other) => one.above - other.above);
}

function bandsOf(before: readonly AuthorisationRule[], after: readonly AuthorisationRule[]): Band[] {
  const thresholds = new Set(
    [...before, ...after].filter(({ isArchived }) => !isArchived).map((rule) => rule.threshold),
  );
  return [...thresholds]
    .toSorted((one, other) => one - other)
    .map((above) => {
      // Thresholds are whole numbers, so that no other lies between.
      const amount = `${above}.01`;
      return { above, before: applicableRule(before, amount), after: applicableRule(after, amount) };
    });
}

function looserBand({ above, before, after }: Band): RuleLoosening[] {
  if (!before) return [];
  const needed = { before: approvalsOf(before), after: approvalsOf(after) };
  const fewer: RuleLoosening[] =
    needed.after < needed.before ? [{ kind: 'fewer_approvals', above, ...needed }] : fewerOfRole(above, before, after);
  const isMakerNew = doesMakerApprove(after) && !doesMakerApprove(before);
  return isMakerNew ? [...fewer, { kind: 'maker_approves', above }] : fewer;
}

const fewerOfRole = (above: number, before: AuthorisationRule, after: AuthorisationRule | undefined): RuleLoosening[] =>
  before.roles.flatMap(({ roleId, numberRequired }) => {
    const left = after?.roles.find((role) => role.roleId === roleId)?.numberRequired ?? 0;
    const numbers = { before: numberRequired, after: left };
    return left < numberRequired ? [{ kind: 'fewer_of_role' as const, above, roleId, ...numbers }] : [];
  });

/** Bands that need fewer approvals than the one below, where that is new. */
const fewerThanSmaller = (bands: readonly Band[]): RuleLoosening[] =>
  bands.flatMap((band, index) => {
    const lower = bands[index - 1];
    if (!lower) return [];
    const after = approvalsOf(band.after);
    const smaller = approvalsOf(lower.after);
    const wasSo = approvalsOf(band.before) < approvalsOf(lower.before);
    const isReported = after < approvalsOf(band.before);
    if (after >= smaller || wasSo || isReported) return [];
    return [{ kind: 'less_than_smaller' as const, above: band.above, after, below: lower.above, smaller }];
  });

const approvalsOf = (rule: AuthorisationRule | undefined): number =>
  (rule?.roles ?? []).reduce((sum, { numberRequired }) => sum + numberRequired, 0);

const doesMakerApprove = (rule: AuthorisationRule | undefined): boolean =>
  rule !== undefined && (rule.canAuthoriseOwnPayments || rule.creatorCanSatisfyRule);
