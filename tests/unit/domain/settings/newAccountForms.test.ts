import { formsOfText, newAccountFormsSchema, textOfForms } from '../../../../domain/settings/newAccountForms';

const mandate = { name: 'Bank mandate', url: 'https://example.com/mandate.pdf' };

test('a text has a form on each line, and comes back as it was', () => {
  const forms = [mandate, { name: 'Owners', url: 'https://example.com' }];
  const text = 'Bank mandate https://example.com/mandate.pdf\nOwners https://example.com';
  expect(formsOfText(`\n  ${text.replace('\n', '\n\n')} \n`)).toEqual(forms);
  expect(textOfForms(forms)).toBe(text);
  expect(newAccountFormsSchema.isValidSync(forms)).toBe(true);
  expect(formsOfText(' \n')).toEqual([]);
});

test.each<[string, string]>([
  ['Bank mandate', 'Give each form an address.'],
  ['https://example.com/mandate.pdf', 'Give each form a name.'],
  ['Mandate http://example.com/mandate.pdf', 'An address begins with https://.'],
  ['Mandate javascript://example.com/%0aalert(1)', 'An address begins with https://.'],
  ['Mandate https://example', 'An address begins with https://.'],
  [`${'M'.repeat(101)} https://example.com`, 'A name has at most 100 characters.'],
  [`Mandate https://example.com/${'m'.repeat(500)}`, 'An address has at most 500 characters.'],
  [Array.from({ length: 21 }, () => 'Mandate https://example.com').join('\n'), 'List at most 20 forms.'],
])('%s is refused', (text, message) => {
  expect(() => newAccountFormsSchema.validateSync(formsOfText(text))).toThrow(message);
});
