import { setLocale, string, ValidationError, type Schema } from 'yup';
import { messages } from './messages';
import { hasHiddenCharacters, hiddenCharactersText } from './text';

/** The texts of a validation that names none itself, as sentences for the user. The library's own name the path of the field. */
export const validationTexts = {
  mixed: {
    default: 'This value is not valid.',
    required: messages.fields.required,
    defined: messages.fields.required,
    notNull: messages.fields.required,
    oneOf: 'Choose one of the values that are offered.',
    notOneOf: 'This value is not allowed here.',
    notType: ({ type }: { readonly type: string }) =>
      type === 'number' ? messages.fields.number : 'This value is not valid.',
  },
  string: {
    length: 'Enter exactly ${length} characters.',
    min: 'Enter at least ${min} characters.',
    max: 'Enter at most ${max} characters.',
    matches: 'This value is not valid.',
    email: 'Enter an e-mail address.',
    url: 'Enter an address that begins with https://.',
    uuid: 'This id is not valid.',
    datetime: 'Enter a date and time.',
    datetime_precision: 'Enter a date and time.',
    datetime_offset: 'Enter a date and time.',
    trim: 'Leave out the spaces at the beginning and the end.',
    lowercase: 'Use lower-case letters only.',
    uppercase: 'Use upper-case letters only.',
  },
  number: {
    min: 'Enter ${min} or more.',
    max: 'Enter ${max} or less.',
    lessThan: 'Enter less than ${less}.',
    moreThan: 'Enter more than ${more}.',
    positive: 'Enter a number above zero.',
    negative: 'Enter a number below zero.',
    integer: 'Enter a whole number.',
  },
  date: { min: 'Enter ${min} or later.', max: 'Enter ${max} or earlier.' },
  boolean: { isValue: 'Choose this.' },
  object: { noUnknown: 'There is no field ${unknown}.', exact: 'There is no field ${properties}.' },
  array: {
    min: 'Choose at least ${min}.',
    max: 'Choose at most ${max}.',
    length: 'Choose exactly ${length}.',
  },
  tuple: { notType: 'This value is not valid.' },
};

setLocale(validationTexts);

export * from 'yup';

/** The faults of what a program is given, such as its environment, each with the name of its field. */
export function faultsByPath({ path, message, inner }: ValidationError): string {
  const faults = inner.length > 0 ? inner : [{ path, message }];
  return faults.map((fault) => `${fault.path}: ${fault.message}`).join('; ');
}

/** One line of text without hidden characters: trimmed, and up to a length in UTF-16 code units. */
export const oneLine = (length: number) =>
  string()
    .trim()
    .max(length, `Use at most ${length} characters.`)
    .matches(/^[^\t\n\v\f\r\u0085\u2028\u2029]*$/, 'Use plain text on one line.')
    .test('visible', hiddenCharactersText, (text) => !text || !hasHiddenCharacters(text));

/** What is wrong with a value by its schema, in words; undefined where nothing is. */
export function faultOf(schema: Schema, value: unknown): string | undefined {
  try {
    schema.validateSync(value, { strict: true });
    return undefined;
  } catch (cause) {
    if (cause instanceof ValidationError) return cause.message;
    throw cause;
  }
}
