import { electronicFormatIBAN, isValidBIC } from 'ibantools';
import { ValidationError } from 'yup';
import { beneficiaryInputSchema } from '../../../../../domain/beneficiaries/beneficiaryInput';
import type { RequiredDetailsGroup, RequiredField } from '../../../../../domain/beneficiaries/requiredDetails';
import { messages } from '../../../../../domain/messages';
import {
  chosenGroups,
  formFieldOf,
  requiredFields,
  toBeneficiaryInput,
  type BeneficiaryValues,
  type RouteFieldName,
} from './beneficiaryValues';

const squeezed: readonly RouteFieldName[] = ['iban', 'bicSwift'];

/** The rule as a regular expression; undefined where the browser does not support it, so that only the server checks it. */
function matches(rule: string, text: string): boolean {
  try {
    return new RegExp(rule, 'u').test(text);
  } catch {
    return true;
  }
}

function errorOf(name: RouteFieldName, text: string, rules: readonly RequiredField[]): string | undefined {
  const value = squeezed.includes(name) ? (electronicFormatIBAN(text) ?? '') : text.trim();
  if (!value) return messages.fields.required;
  if (name === 'bicSwift' && !isValidBIC(value)) return 'This is not a valid BIC.';
  return rules.every(({ validationRule }) => matches(validationRule, value))
    ? undefined
    : 'This does not look right for this country and currency.';
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

/** Validates the form by the schema that the action uses, and by the route's required details with their regular expressions. */
export function validateBeneficiaryValues(
  values: BeneficiaryValues,
  available: readonly RequiredDetailsGroup[],
): Record<string, string> {
  const groups = chosenGroups(available, values.groups);
  const route = [...requiredFields(groups)].flatMap(([name, rules]) => {
    const error = errorOf(name, values[name], rules);
    return error ? [[name, error] as const] : [];
  });
  const general = schemaErrors(values, groups).filter(([name]) => name !== 'paymentTypes');
  return { ...Object.fromEntries(route), ...Object.fromEntries(general.reverse()) };
}
