import { array, object, string, type InferType } from '../yup';

const maxForms = 20;

/** The forms that a request for a new account needs, each with its name and the address where it is downloaded. */
export const newAccountFormsSchema = array(
  object({
    name: string().trim().required('Give each form a name.').max(100, 'A name has at most 100 characters.'),
    url: string()
      .trim()
      .required('Give each form an address.')
      .max(500, 'An address has at most 500 characters.')
      .test('https', 'An address begins with https://.', (address) => {
        const [host = ''] = address.replace(/^https:\/\//, '').split('/');
        return address.startsWith('https://') && !/\s/.test(address) && host.lastIndexOf('.', host.length - 2) > 0;
      }),
  }).noUnknown(),
).max(maxForms, `List at most ${maxForms} forms.`);

/** Such a form. */
export type NewAccountForm = NonNullable<InferType<typeof newAccountFormsSchema>>[number];

/**
 * Reads forms from a text with one on each line: its name, then its address, such as `Mandate https://example.com/mandate.pdf`. What lacks
 * a part has an empty text there, which newAccountFormsSchema refuses.
 */
export function formsOfText(text: string): NewAccountForm[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.map((line) => {
    const url = line.split(/\s/).at(-1) ?? '';
    return url.indexOf('://') > 0 ? { name: line.slice(0, -url.length).trim(), url } : { name: line, url: '' };
  });
}

/** The text that formsOfText reads as these forms. */
export const textOfForms = (forms: readonly NewAccountForm[]): string =>
  forms.map(({ name, url }) => `${name} ${url}`).join('\n');
