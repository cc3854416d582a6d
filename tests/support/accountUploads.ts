import { graphql } from './stack';
import { packed, summary, type UploadAnswer } from './uploads';
import { aldgate } from './users';

/** The documents of uploads of accounts. */
export const accountUploads = {
  validate: `mutation ($orgId: uuid!, $filename: String!, $content: String!) {
    upload: validateAccountUpload(orgId: $orgId, filename: $filename, content: $content) ${summary}
  }`,
  correct: `mutation ($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
    upload: correctAccountUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) ${summary}
  }`,
  confirm: `mutation ($uploadId: uuid!) { upload: confirmAccountUpload(uploadId: $uploadId) ${summary} }`,
  read: `query ($uploadId: uuid!) { upload: getAccountUpload(uploadId: $uploadId) ${summary} }`,
} as const;

/** A file of accounts, each line with name, provider id and country, as the browser sends it. */
export const accountFile = (lines: readonly string[]) => ({
  filename: 'accounts.csv',
  content: packed(['Name,Provider id,Country', ...lines].join('\n')),
});

/** Uploads accounts of Aldgate as the super admin. @throws Error with the refusal */
export async function uploadedAccounts(lines: readonly string[]): Promise<UploadAnswer['upload']> {
  const variables = { orgId: aldgate, ...accountFile(lines) };
  const { data, errors } = await graphql<UploadAnswer>('superadmin', accountUploads.validate, variables, {
    'x-hasura-role': 'admin',
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.upload;
}
