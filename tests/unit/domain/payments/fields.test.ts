import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type TypeNode } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { contentFields } from '../../../../domain/payments/content';
import { paymentDraftSchema } from '../../../../domain/payments/draft';
import {
  columnOf,
  fieldOf,
  fieldsWith,
  internalFields,
  paymentFieldNames,
  pickFields,
  storedFields,
  type PaymentFieldName,
} from '../../../../domain/payments/fields';
import { paymentInputSchema } from '../../../../domain/payments/paymentInput';
import { paymentTemplateSchema } from '../../../../domain/payments/template';
import { metadataDirectory } from '../../../../tools/metadata/metadataDirectory';

const typeText = (type: TypeNode): string =>
  type.kind === 'NonNullType'
    ? `${typeText(type.type)}!`
    : type.kind === 'ListType'
      ? `[${typeText(type.type)}]`
      : type.name.value;

test('each field that is stored is either sent, and then content to be authorised, or kept here', () => {
  const kinds = [...contentFields, ...internalFields] as readonly PaymentFieldName[];
  expect(kinds.toSorted()).toEqual(storedFields.toSorted());
});

test('a draft keeps as much of each field as a payment may have', () => {
  const lengths = storedFields.map((name) => fieldOf(name).rule);
  const longest = Math.max(...lengths.map((rule) => (rule.kind === 'line' ? rule.maxLength : 0)));
  const draft = Object.fromEntries(paymentFieldNames.map((name) => [name, 'x'.repeat(longest)]));
  const kept = { search: '', savedAt: '2026-11-23T10:00:00Z', draft };
  expect(paymentDraftSchema.isValidSync(kept, { strict: true })).toBe(true);
});

/** The fields of an input of the actions with their types. */
function inputFields(name: string): Record<string, string> {
  const { definitions } = parse(readFileSync(join(metadataDirectory, 'actions.graphql'), 'utf8'));
  const input = definitions.find((one) => one.kind === 'InputObjectTypeDefinition' && one.name.value === name);
  if (input?.kind !== 'InputObjectTypeDefinition') throw new Error(`${name} is not declared`);
  return Object.fromEntries((input.fields ?? []).map((field) => [field.name.value, typeText(field.type)]));
}

const declared = (name: PaymentFieldName, isOpen: boolean, isDraft: boolean) => {
  const { rule, isRequired } = fieldOf(name);
  return (rule.kind === 'id' && !isDraft ? 'uuid' : 'String') + (isRequired && !isOpen ? '!' : '');
};

test.each<[string, readonly PaymentFieldName[], readonly PaymentFieldName[]]>([
  ['PaymentInput', paymentFieldNames, []],
  ['PaymentDraftInput', paymentFieldNames, paymentFieldNames],
  ['RecurringPaymentInput', [...fieldsWith('isKept'), 'paymentDate'], []],
  ['PaymentTemplateInput', fieldsWith('isKept'), ['amount']],
])('%s takes each field that it should, and no other', (input, names, open) => {
  const fields = Object.fromEntries(
    names.map((name) => [name, declared(name, open.includes(name), input === 'PaymentDraftInput')]),
  );
  const { clientRequestId } = inputFields(input);
  expect(inputFields(input)).toEqual({ ...fields, ...(clientRequestId && { clientRequestId }) });
});

/** The columns that users may read of a table. */
function readable(table: string): unknown {
  const file = join(metadataDirectory, 'databases/default/tables', `public_${table}.yaml`);
  const described = parseYaml(readFileSync(file, 'utf8')) as Described;
  return described.select_permissions.find(({ role }) => role === 'user')?.permission.columns;
}

interface Described {
  readonly select_permissions: readonly { readonly role: string; readonly permission: { readonly columns: unknown } }[];
}

test.each<[string, readonly string[]]>([
  ['payments', storedFields.map(columnOf)],
  ['payment_versions', contentFields.map(columnOf)],
  ['payment_templates', fieldsWith('isKept').filter((name) => name !== 'beneficiaryId')],
  ['recurring_payments', fieldsWith('isKept').filter((name) => name !== 'beneficiaryId')],
])('users read each field of %s', (table, columns) => {
  expect(readable(table)).toEqual(expect.arrayContaining([...columns]));
});

test('the schemas take each field', () => {
  expect(Object.keys(paymentInputSchema.fields)).toEqual([...paymentFieldNames, 'clientRequestId']);
  expect(Object.keys(paymentTemplateSchema.fields).sort()).toEqual([...fieldsWith('isKept')].sort());
});

test('an optional field that is empty is null, a required one stays as it is', () => {
  expect(pickFields(['reason', 'purposeCode', 'invoiceNumber'], { reason: '', purposeCode: '' })).toEqual({
    reason: '',
    purposeCode: null,
    invoiceNumber: null,
  });
});
