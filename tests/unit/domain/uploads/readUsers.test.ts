import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readUsers } from '../../../../domain/uploads/fileReaders';
import { userColumns, type UserRowValues } from '../../../../domain/uploads/userColumns';
import { userOfRow, userRowProblems } from '../../../../domain/uploads/userRow';

const now = new Date('2026-11-23T10:00:00Z');
const template = readFileSync(join(__dirname, '../../../../frontend/public/templates/users.csv'));
const values = readUsers(template)[0]!.values;

test('the template has every column and a row without errors', () => {
  expect(template.toString('utf8').split('\r\n')[0]).toBe(`\uFEFF${userColumns.map(({ title }) => title).join(',')}`);
  expect(userRowProblems(values, now)).toEqual([]);
});

test('a row becomes the input of a user, with a username in small letters and a phone without blanks', () => {
  const text = template
    .toString('utf8')
    .replace('example.user', 'Example.User')
    .replace('+442071234567', '+44 (20) 7123-4567');
  const [row] = readUsers(Buffer.from(text));
  expect(row?.values).toEqual(values);
  expect(userOfRow(values, 'an organisation')).toEqual({
    first_name: 'Erin',
    last_name: 'Example',
    email: 'erin@example.com',
    phone: '+442071234567',
    date_of_birth: '1990-02-03',
    organisations: [{ org_id: 'an organisation' }],
  });
});

test.each<[Partial<UserRowValues>, readonly string[]]>([
  [{ username: '' }, ['username']],
  [{ username: 'a b' }, ['username']],
  [{ firstName: '', lastName: '' }, ['firstName', 'lastName']],
  [{ email: 'erin@example' }, ['email']],
  [{ phone: '02071234567' }, ['phone']],
  [{ dateOfBirth: '3 Feb 1990' }, ['dateOfBirth']],
  [{ dateOfBirth: '2020-01-01' }, ['dateOfBirth']],
  [{ organisation: 'Any' }, []],
])('%j', (changes, fields) => {
  expect(userRowProblems({ ...values, ...changes }, now).map(({ field }) => field)).toEqual(fields);
});
