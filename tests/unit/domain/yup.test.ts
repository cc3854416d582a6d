import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultLocale } from 'yup';
import {
  array,
  boolean,
  number,
  object,
  string,
  tuple,
  validationTexts,
  ValidationError,
  type AnySchema,
} from '../../../domain/yup';

const repository = resolve(__dirname, '..', '..', '..');

/** A whole input, in the place of the value of its one field. */
class Fields {
  constructor(readonly of: object) {}
}

/** The texts of a schema's faults in a value. */
async function faultsOf(field: AnySchema, value: unknown): Promise<string[]> {
  const schema = object({ theField: field }).noUnknown();
  const input = value instanceof Fields ? value.of : { theField: value };
  const error: unknown = await schema
    .validate(input, { strict: true, abortEarly: false })
    .catch((cause: unknown) => cause);
  return error instanceof ValidationError ? error.errors : [];
}

test.each([
  ['nothing', string().required(), undefined, 'This field is required.'],
  ['null', string(), null, 'This field is required.'],
  ['spaces around', string().trim(), ' a ', 'Leave out the spaces at the beginning and the end.'],
  ['a text that is too long', string().max(2), 'abc', 'Enter at most 2 characters.'],
  ['no id', string().uuid(), 'x', 'This id is not valid.'],
  ['another choice', string().oneOf(['a', 'b']), 'c', 'Choose one of the values that are offered.'],
  ['a text for a number', number(), 'abc', 'You must provide a valid number for this field.'],
  ['a number for a text', string(), 5, 'This value is not valid.'],
  ['a part of a number', number().integer(), 1.5, 'Enter a whole number.'],
  ['too little', number().min(3), 2, 'Enter 3 or more.'],
  ['a text for a switch', boolean(), 'yes', 'This value is not valid.'],
  ['too few', array().min(2), [1], 'Choose at least 2.'],
  ['too short a pair', tuple([string(), string()]), ['a'], 'This value is not valid.'],
  ['a field that is not there', string(), new Fields({ theField: 'a', other: 'b' }), 'There is no field other.'],
])('%s is said in a sentence for the user', async (_what, schema, value, text) => {
  expect(await faultsOf(schema, value)).toEqual([text]);
});

test('no text of the library is left, in whatever version', () => {
  for (const [type, texts] of Object.entries(defaultLocale)) {
    expect(
      Object.keys(texts as object).filter((name) => !(name in validationTexts[type as keyof typeof validationTexts])),
    ).toEqual([]);
  }
});

test('nothing takes schemas from the library itself, which would name the paths of fields', () => {
  const files = ['domain', 'actions', 'frontend/src', 'local'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const direct = files.filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(join(repository, file), 'utf8').includes("from 'yup'"),
  );
  expect(direct).toEqual([join('domain', 'yup.ts')]);
});
