import { ValidationError } from '../../../../../domain/yup';
import { normaliseBankCode } from '../../../../../domain/beneficiaries/bankCodes';
import { beneficiaryInputSchema } from '../../../../../domain/beneficiaries/beneficiaryInput';
import { birthDateFault } from '../../../../../domain/beneficiaries/beneficiaryFields';
import type { RequiredDetailsGroup, RequiredField } from '../../../../../domain/beneficiaries/requiredDetails';
import { messages } from '../../../../../domain/messages';
import {
  bankCodeKindOfField,
  chosenGroups,
  formFieldOf,
  requiredFields,
  toBeneficiaryInput,
  type BeneficiaryValues,
  type RouteFieldName,
} from './beneficiaryValues';
import { inFormOrder } from './formSections';

/** The rule as a regular expression; undefined where the browser does not support it, so that only the server checks it. */
function matches(rule: string, text: string): boolean {
  try {
    return new RegExp(rule, 'u').test(text);
  } catch {
    return true;
  }
}

const digits = /^(?:\^\(\?:)?\^\\d\{(\d+)(?:,(\d+))?\}\$(?:\)\$)?$/;

/** What a rule wants, as a sentence where the rule is a number of digits. */
function wantedBy(rule: string): string {
  const [, least, most] = digits.exec(rule) ?? [];
  if (!least) return 'This does not look right for this country and currency.';
  return `For this country and currency it has ${most ? `${least} to ${most}` : least} digits.`;
}

function errorOf(name: RouteFieldName, text: string, rules: readonly RequiredField[]): string | undefined {
  const kind = bankCodeKindOfField(name);
  const value = kind ? normaliseBankCode(kind, text) : text.trim();
  if (!value) return messages.fields.required;
  const broken = rules.find(({ validationRule }) => !matches(validationRule, value));
  return broken && wantedBy(broken.validationRule);
}

function schemaErrors(values: BeneficiaryValues, groups: readonly RequiredDetailsGroup[]): [string, string][] {
  try {
    beneficiaryInputSchema.validateSync(toBeneficiaryInput(values, groups), { abortEarly: false });
    return [];
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    return cause.inner.map(({ path = '', message }) => [formFieldOf(path, groups), message]);
  }
}

function birthDateError(day: string, now: Date): { dateOfBirth?: string } {
  const fault = day ? birthDateFault(day, now) : undefined;
  return fault ? { dateOfBirth: fault } : {};
}

/**
 * Validates the form by the schema that the action uses, and by the route's required details with their regular expressions. The
 * errors stand in the order of the form.
 */
export function validateBeneficiaryValues(
  values: BeneficiaryValues,
  available: readonly RequiredDetailsGroup[],
  now: Date,
): Record<string, string> {
  const groups = chosenGroups(available, values.groups);
  const route = [...requiredFields(groups)].flatMap(([name, rules]) => {
    const error = errorOf(name, values[name], rules);
    return error ? [[name, error] as const] : [];
  });
  const general = schemaErrors(values, groups).filter(([name]) => name !== 'paymentTypes');
  const birth = requiredFields(groups).has('dateOfBirth') ? birthDateError(values.dateOfBirth, now) : {};
  return inFormOrder({ ...Object.fromEntries(route), ...birth, ...Object.fromEntries(general.reverse()) });
}
