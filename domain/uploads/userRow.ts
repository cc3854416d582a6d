import { ValidationError } from '../yup';
import { birthDateFault } from '../beneficiaries/beneficiaryFields';
import { userInputSchema, usernameSchema, type UserInput } from '../users/userInput';
import type { RowProblem } from './columns';
import { userRowFields, type UserRowField, type UserRowValues } from './userColumns';

/** The column of each field of a user. */
const columnOf: Readonly<Record<string, UserRowField>> = {
  id: 'username',
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  date_of_birth: 'dateOfBirth',
};

const rowSchema = userInputSchema.omit(['organisations']).shape({ id: usernameSchema });

/** A row as it is read: the username in small letters, the phone without blanks, all else as in the file. */
export const normalisedUser = (values: UserRowValues): UserRowValues => ({
  ...values,
  username: values.username.toLowerCase(),
  phone: values.phone.replace(/[\s()-]/g, ''),
});

/** A row as the input of a user of an organisation. */
export const userOfRow = (values: UserRowValues, organisationId: string): UserInput => ({
  ...detailsOf(values),
  organisations: [{ org_id: organisationId }],
});

/** What is wrong with the texts of a row, the first problem of each field. What needs the database is checked later. */
export function userRowProblems(values: UserRowValues, now: Date): RowProblem<UserRowField>[] {
  const birthFault = values.dateOfBirth ? birthDateFault(values.dateOfBirth, now) : undefined;
  const problems = [
    ...schemaProblems(values),
    ...(birthFault ? [{ field: 'dateOfBirth' as const, text: birthFault }] : []),
  ];
  return userRowFields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
}

const detailsOf = ({ firstName, lastName, email, phone, dateOfBirth }: UserRowValues) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
  date_of_birth: dateOfBirth,
});

function schemaProblems(values: UserRowValues): RowProblem<UserRowField>[] {
  try {
    rowSchema.validateSync({ id: values.username, ...detailsOf(values) }, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => ({ field: columnOf[path] ?? 'username', text: message }));
  }
}
