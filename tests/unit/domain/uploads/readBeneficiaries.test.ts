import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beneficiaryColumns, type BeneficiaryRowValues } from '../../../../domain/uploads/beneficiaryColumns';
import { beneficiaryOfRow, beneficiaryRowProblems } from '../../../../domain/uploads/beneficiaryRow';
import { readBeneficiaries } from '../../../../domain/uploads/fileReaders';

const now = new Date('2026-11-23T10:00:00Z');
const template = readFileSync(join(__dirname, '../../../../frontend/public/templates/beneficiaries.csv'));
const values = readBeneficiaries(template)[0]!.values;
const problems = (changes: Partial<BeneficiaryRowValues>) =>
  beneficiaryRowProblems({ ...values, ...changes }, now).map(({ field, text }) => [field, text]);

test('the template has every column and a row without errors', () => {
  expect(template.toString('utf8').split('\r\n')[0]).toBe(
    `\uFEFF${beneficiaryColumns.map(({ title }) => title).join(',')}`,
  );
  expect(problems({})).toEqual([]);
});

test('a row becomes the input of a beneficiary, with bare bank codes and null for what is empty', () => {
  expect(beneficiaryOfRow(values)).toMatchObject({
    name: 'Example GmbH',
    iban: 'DE89370400440532013000',
    accountNumber: null,
    paymentTypes: ['regular', 'priority'],
  });
});

test('codes are read in any case', () => {
  const text = template
    .toString('utf8')
    .replace(',company,', ',Company,')
    .replaceAll(',DE,', ',de,')
    .replace('EUR', 'eur');
  expect(readBeneficiaries(Buffer.from(text))[0]?.values).toEqual(values);
});

test.each<[Partial<BeneficiaryRowValues>, readonly string[]]>([
  [{ name: '' }, ['name']],
  [{ iban: 'DE88370400440532013000' }, ['iban']],
  [{ bankCountry: 'FR' }, ['iban', 'bicSwift']],
  [{ beneficiaryEntityType: 'firm' }, ['beneficiaryEntityType']],
  [{ dateOfBirth: '2020-01-01' }, ['dateOfBirth']],
  [{ dateOfBirth: '01/01/1980' }, ['dateOfBirth']],
  [{ routingCodeType1: 'sort_code', routingCodeValue1: '20-00' }, ['routingCodeValue1']],
  [{ email: 'nobody' }, ['email']],
  [{ paymentTypes: '' }, ['paymentTypes']],
  [{ paymentTypes: 'regular; swift' }, ['paymentTypes']],
  [{ paymentTypes: 'regular|priority' }, []],
])('the problems of %j', (changes, fields) => {
  expect(problems(changes).map(([field]) => field)).toEqual(fields);
});

test('an unknown payment type says what is known', () => {
  expect(problems({ paymentTypes: 'swift' })).toEqual([['paymentTypes', 'Write regular, priority, or both.']]);
});
