import { reach, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import { sanitiseHtml } from '../../actions/settings/sanitiseHtml';
import { requireVisibleText } from '../../actions/runtime/requireVisibleText';
import { accountAddressSchema } from '../../domain/accounts/addressInput';
import { bankCodeFault } from '../../domain/beneficiaries/bankCodeFault';
import { beneficiaryInputSchema } from '../../domain/beneficiaries/beneficiaryInput';
import { checkedName } from '../../domain/beneficiaries/payeeCheck';
import { isWebsite, isEmailAddress } from '../../domain/text';
import { splitTags } from '../../domain/beneficiaries/tags';
import { neutralised, withoutFormulaMark } from '../../domain/csv/formulaText';
import { writeCsv } from '../../domain/csv/writeCsv';
import { favouritePersonSchema } from '../../domain/favourites/favouriteInput';
import { amountFault } from '../../domain/money/amount';
import { englishNotation } from '../../domain/money/notation';
import { readNumber } from '../../domain/money/numberReadings';
import { decodeMt103 } from '../../domain/payments/tracking/mt103';
import { formsOfText, newAccountFormsSchema } from '../../domain/settings/newAccountForms';
import { readPayments } from '../../domain/uploads/readPayments';
import { userInputSchema } from '../../domain/users/userInput';
import { pain001File, transaction } from '../support/pain001';
import { growthOf, type Work } from './support/growth';

/** Linear work gives 4, and work that grows with the square 16. What is between is for a machine that does other things. */
const greatest = 11;
/** Another measurement, where the machine was busy in the one and not in the other. */
const attempts = 5;

const repeated = (part: string) => (size: number) => part.repeat(Math.ceil(size / part.length));
const around = (head: string, part: string, tail: string) => (size: number) => head + repeated(part)(size) + tail;
const payment = pain001File([transaction()], '1250.00');
const read = (file: string) => readPayments(Buffer.from(file));
/** Checks one field of a form, whatever the others hold. */
const field = (schema: ObjectSchema<AnyObject>, name: string) => {
  const one = reach(schema, name) as Schema;
  return (text: string) => one.isValidSync(text, { abortEarly: false });
};
const number = (text: string) => readNumber(text, { ...englishNotation, exponent: 2 });

const files: readonly Work[] = [
  {
    name: 'a CSV file of quotation marks before blanks',
    text: (size) => `Amount,b\n"${'x"'.repeat(size / 100)}${' '.repeat(size)}`,
    work: read,
  },
  { name: 'a CSV file of quotation marks', text: around('Amount,b\n', '"', ''), work: read },
  { name: 'a CSV file of quoted cells before blanks', text: around('Amount,b\n', '"x" ,', ' '), work: read },
  { name: 'a CSV file of line breaks', text: around('Amount,b\n', '\n', ''), work: read },
  { name: 'a CSV file of delimiters that change', text: around('Amount', ',\n;\t', ''), work: read },
  {
    name: 'an element of many attributes',
    text: (size) => `<Document ${Array.from({ length: size / 8 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    work: read,
  },
  {
    name: 'a decimal of zeros before a one',
    text: (size) => payment.replace('>1250.00</InstdAmt', `>1.${'0'.repeat(size)}1</InstdAmt`),
    work: read,
  },
  {
    name: 'decimals of zeros before a one',
    text: (size) => {
      const one = transaction({ amount: `1.${'0'.repeat(size)}1` });
      return pain001File([one], '1');
    },
    work: read,
  },
  {
    name: 'elements within an address',
    text: (size) => payment.replace('</Cdtr>', `<PstlAdr>${repeated('<a/>')(size)}</PstlAdr></Cdtr>`),
    work: read,
  },
  { name: 'blanks within a tag', text: around('<Document', ' ', '/>'), work: read },
  { name: 'comments', text: around('', '<!-- -->', ''), work: read },
];

const emails = [around('a@', '@.', ' '), around('a@', '.', '@'), around('', '@', '.')];
const values: readonly Work[] = [
  ...emails.map((text, index) => ({ name: `an e-mail address, ${index}`, text, work: isEmailAddress })),
  {
    name: "a user's e-mail address",
    text: around('a@', '.', '@'),
    work: field(userInputSchema, 'email'),
  },
  {
    name: "a beneficiary's e-mail address",
    text: around('a@', '@.', ' x'),
    work: field(beneficiaryInputSchema, 'email'),
  },
  {
    name: "a favourite's e-mail address",
    text: around('a@', '@.', ' x'),
    work: field(favouritePersonSchema, 'email'),
  },
  { name: 'an address', text: repeated(' a'), work: field(accountAddressSchema, 'street') },
  { name: 'an amount of zeros before a one', text: around('1.', '0', '1'), work: (text) => amountFault(text, 'EUR') },
  { name: 'an amount of digits', text: repeated('1'), work: (text) => amountFault(text, 'EUR') },
  { name: 'a typed number of digits and a letter', text: around('', '1', 'x'), work: number },
  { name: 'a typed number of points', text: around('1', '.,', ''), work: number },
  { name: 'a typed number in groups', text: around('1', ' 000', 'x'), work: number },
  { name: 'an IBAN', text: around('GB', '9 ', ''), work: (text) => bankCodeFault('iban', text) },
  { name: 'a BIC', text: repeated('A'), work: (text) => bankCodeFault('bicSwift', text) },
  { name: 'a website', text: around('https://', 'a-.', '-'), work: isWebsite },
  { name: 'a website of hyphens', text: around('https://a', '-', ''), work: isWebsite },
  { name: 'tags', text: repeated('a, '), work: splitTags },
  {
    name: 'the name of a person',
    text: around('A', ' ', '.'),
    work: (text) => checkedName({ beneficiaryEntityType: 'individual', bankAccountHolderName: `${text} \n` } as never),
  },
  { name: 'the name of a form', text: around('', 'a:/', ' '), work: formsOfText },
  {
    name: 'the address of a form',
    text: around('https://', '.', ' a'),
    work: (url) => newAccountFormsSchema.isValidSync([{ name: 'a', url }], { abortEarly: false }),
  },
  { name: 'texts of an action', text: repeated('\u200d'), work: requireVisibleText },
];

const outputs: readonly Work[] = [
  { name: 'a cell of blanks', text: around("'", ' ', 'x'), work: neutralised },
  { name: 'a cell of semicolons and blanks', text: repeated('; '), work: neutralised },
  { name: 'a cell of semicolons and apostrophes', text: repeated(";'"), work: withoutFormulaMark },
  { name: 'a CSV file of marks', text: repeated('"=;\t'), work: (text) => writeCsv(['A'], [[text]]) },
  { name: 'tags of HTML', text: repeated('<a href="'), work: sanitiseHtml },
  { name: 'nested elements of HTML', text: repeated('<b>'), work: sanitiseHtml },
  { name: 'comments of HTML', text: repeated('<!--'), work: sanitiseHtml },
  { name: 'a message of blanks', text: around('{4:\n:70:a', ' ', 'b\n-}'), work: decodeMt103 },
];

const all = [...files, ...values, ...outputs].map((work) => [work.name, work] as const);

test.each(all)('%s takes time in proportion to its length', (_name, work) => {
  const growths = [growthOf(work)];
  while (Math.min(...growths) > greatest && growths.length < attempts) growths.push(growthOf(work));
  expect(Math.min(...growths)).toBeLessThan(greatest);
});
