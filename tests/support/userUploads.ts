import type { Knex } from 'knex';
import { as, tradingAccount } from './portal';
import { packed, summary, type UploadAnswer } from './uploads';

export const validateUserUpload = `mutation ($filename: String!, $content: String!) {
  upload: validateUserUpload(filename: $filename, content: $content) ${summary}
}`;
export const correctUserUploadRow = `mutation ($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
  upload: correctUserUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) ${summary}
}`;
export const confirmUserUpload = `mutation ($uploadId: uuid!) { upload: confirmUserUpload(uploadId: $uploadId) ${summary} }`;
export const getUserUpload = `query ($uploadId: uuid!) { upload: getUserUpload(uploadId: $uploadId) ${summary} }`;

const headings = 'Username,First name,Last name,Email,Phone,Date of birth,Organisation';

/** A line of the file for a user. */
export const userLine = (username: string, change: { email?: string; organisation?: string } = {}) =>
  [
    username,
    'Una',
    'Uploaded',
    change.email ?? `${username}@demo.invalid`,
    '+44 7700 901234',
    '1990-02-03',
    change.organisation ?? '',
  ].join(',');

/** A file of users as the browser sends it. */
export const userFile = (lines: readonly string[], filename = 'users.csv') => ({
  filename,
  content: packed([headings, ...lines].join('\n')),
});

/** Uploads a file that is taken. @throws Error with the refusal */
export async function uploadedUsers(
  lines: readonly string[],
  username = 'orgadmin',
  selected = tradingAccount,
): Promise<UploadAnswer['upload']> {
  const answer = await as<UploadAnswer>(username, validateUserUpload, userFile(lines), selected);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.upload;
}

/** The fields at fault of each row of an upload. */
export const problemsOf = async (database: Knex, uploadId: string) =>
  (await database('upload_rows').where({ upload_id: uploadId }).orderBy('row_number')).map((row) =>
    (row.problems as { field: string }[]).map(({ field }) => field),
  );
