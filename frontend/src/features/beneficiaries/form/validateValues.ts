import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { ValidationError } from 'yup';
import { beneficiaryInputSchema } from '../../../../../domain/beneficiaries/beneficiaryInput';
import { type RequiredDetailsGroup, type RequiredField } from '../../../../../domain/beneficiaries/requiredDetails';
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

/** A rule that this browser cannot read is left to the server. */
function matches(rule: string, text: string): boolean {
  try {
    return new RegExp(rule, 'u').test(text);
  } catch {
    return true;
  }
}

function faultOf(name: RouteFieldName, text: string, rules: readonly RequiredField[]): string | undefined {
  const value = squeezed.includes(name) ? (electronicFormatIBAN(text) ?? '') : text.trim();
  if (!value) return messages.fields.required;
  if (name === 'iban' && !isValidIBAN(value)) return 'This is not a valid IBAN. Check it for a mistyped character.';
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

/** The form's errors: the schema that the action uses, and the route's required details with their expressions. */
export function validateBeneficiaryValues(
  values: BeneficiaryValues,
  available: readonly RequiredDetailsGroup[],
): Record<string, string> {
  const groups = chosenGroups(available, values.groups);
  const route = [...requiredFields(groups)].flatMap(([name, rules]) => {
    const fault = faultOf(name, values[name], rules);
    return fault ? [[name, fault] as const] : [];
  });
  const general = schemaErrors(values, groups).filter(([name]) => name !== 'paymentTypes');
  return { ...Object.fromEntries(general.reverse()), ...Object.fromEntries(route) };
}
