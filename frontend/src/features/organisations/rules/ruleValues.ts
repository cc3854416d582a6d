import { ValidationError } from '../../../../../domain/yup';
import { ruleInputSchema, type RuleInput } from '../../../../../domain/organisations/ruleInput';
import type { AuthorisationRule } from '../../../../../domain/payments/authorisation';
import type { RuleFacts } from '../../../shared/simulator/ruleFacts';
import { rulesOf } from '../../../shared/simulator/simulatedAccount';

/** The form as its controls hold it: the threshold and the people of each role as texts, two switches. */
export type RuleValues = Readonly<Record<string, string | boolean>>;

/** The name of the control of a role. */
export const roleField = (roleId: string): string => `role_${roleId}`;

/** What the form shows of a rule, or of none. */
export function valuesOf({ roles, paymentAuthRules }: RuleFacts, ruleId?: string): RuleValues {
  const rule = paymentAuthRules.find(({ id }) => id === ruleId);
  const required = new Map(rule?.roles.map((role) => [role.role_id, role.number_required]));
  return {
    thresholdAbove: rule?.threshold.toString() ?? '',
    canAuthoriseOwnPayments: rule?.can_authorise_own_payments ?? false,
    paymentCreatorCanSatisfyRule: rule?.payment_creator_can_satisfy_rule ?? false,
    ...Object.fromEntries(roles.map(({ id }) => [roleField(id), required.get(id)?.toString() ?? ''])),
  };
}

/** What the controls hold, as the server takes it. A text that is no number becomes one that the schema refuses. */
export function ruleOf(values: RuleValues, { roles }: RuleFacts): RuleInput {
  const text = (name: string) => String(values[name] ?? '').trim();
  const asked = roles.map(({ id }) => ({ roleId: id, people: text(roleField(id)) }));
  return {
    thresholdAbove: text('thresholdAbove') ? Number(text('thresholdAbove')) : NaN,
    canAuthoriseOwnPayments: values.canAuthoriseOwnPayments === true,
    paymentCreatorCanSatisfyRule: values.paymentCreatorCanSatisfyRule === true,
    roles: asked
      .filter(({ people }) => people !== '' && people !== '0')
      .map(({ roleId, people }) => ({ roleId, numberRequired: Number(people) })),
  };
}

/** The faults of the form by control. A fault of the roles as a whole stands at the first one. */
export function faultsOf(values: RuleValues, facts: RuleFacts): Record<string, string> {
  const rule = ruleOf(values, facts);
  try {
    ruleInputSchema.validateSync(rule, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map(({ path = '', message }) => [controlOf(path, rule, facts), message]),
    );
  }
}

/** The control that a fault of the rule, or a refusal of the server, belongs to. */
export function controlOf(path: string, rule: RuleInput, { roles }: RuleFacts): string {
  if (!path.startsWith('roles')) return path;
  const index = /^roles\[(\d+)\]/.exec(path)?.[1];
  const roleId = index === undefined ? roles[0]?.id : rule.roles[Number(index)]?.roleId;
  return roleField(roleId ?? '');
}

/** The rules in force after the form is saved. */
export function rulesAfter(facts: RuleFacts, rule: RuleInput | undefined, ruleId?: string): AuthorisationRule[] {
  const others = rulesOf(facts).filter(({ id }) => id !== ruleId);
  if (!rule) return others;
  const saved: AuthorisationRule = {
    id: ruleId ?? 'new',
    threshold: rule.thresholdAbove,
    isArchived: false,
    canAuthoriseOwnPayments: rule.canAuthoriseOwnPayments,
    creatorCanSatisfyRule: rule.paymentCreatorCanSatisfyRule,
    roles: rule.roles,
  };
  return [...others, saved];
}
