import type { RowValues, UploadColumn } from './columns';

/** The fields of an uploaded user. */
export const userRowFields = [
  'username',
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'organisation',
] as const;

/** One of userRowFields. */
export type UserRowField = (typeof userRowFields)[number];

/** The texts of an uploaded user. */
export type UserRowValues = RowValues<UserRowField>;

const titles: Readonly<Record<UserRowField, string>> = {
  username: 'Username',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  organisation: 'Organisation',
};

/** The columns of a file of users. A row without an organisation is of that of the selected account. */
export const userColumns: readonly UploadColumn<UserRowField>[] = userRowFields.map((field) => ({
  field,
  title: titles[field],
  isRequired: field !== 'organisation',
}));
