import { randomInt } from 'node:crypto';
import { composeIBAN } from 'ibantools';
import type { Knex } from 'knex';
import { as } from './portal';
import { packed, summary, type UploadAnswer } from './uploads';

/** The documents of uploads of beneficiaries. */
export const beneficiaryUploads = {
  validate: `mutation ($filename: String!, $content: String!) {
    upload: validateBeneficiaryUpload(filename: $filename, content: $content) ${summary}
  }`,
  correct: `mutation ($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
    upload: correctBeneficiaryUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) ${summary}
  }`,
  confirm: `mutation ($uploadId: uuid!) { upload: confirmBeneficiaryUpload(uploadId: $uploadId) ${summary} }`,
  read: `query ($uploadId: uuid!) { upload: getBeneficiaryUpload(uploadId: $uploadId) ${summary} }`,
} as const;

/** A German IBAN that no other beneficiary has. */
export const newIban = (): string =>
  composeIBAN({ countryCode: 'DE', bban: `51210800${String(randomInt(1_000_000_000, 10_000_000_000))}` })!;

const headings =
  'Name,Entity type,Company name,Address,City,Postcode,Country,Bank country,Account holder,IBAN,BIC,Currency,Reference,Payment types';
/** A row of a file: a German company. */
export interface BeneficiaryRow {
  readonly name: string;
  readonly country?: string;
  readonly iban?: string;
  readonly types?: string;
}
const line = ({ name, country = 'DE', iban = newIban(), types = 'regular' }: BeneficiaryRow) =>
  `${name},company,${name},Wall 1,Berlin,10115,${country},DE,${name},${iban},SOGEDEFFXXX,EUR,,${types}`;
/** A file of beneficiaries as the browser sends it. */
export const beneficiaryFile = (...rows: readonly BeneficiaryRow[]) => ({
  filename: 'payees.csv',
  content: packed([headings, ...rows.map(line)].join('\n')),
});

/** Uploads a file that is taken, as the maker. @throws Error with the refusal */
export async function uploadedBeneficiaries(...rows: readonly BeneficiaryRow[]): Promise<UploadAnswer['upload']> {
  const answer = await as<UploadAnswer>('maker', beneficiaryUploads.validate, beneficiaryFile(...rows));
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.upload;
}

/** The rows of an upload in the order of the file. */
export const rowsOf = (database: Knex, uploadId: string) =>
  database('upload_rows').where({ upload_id: uploadId }).orderBy('row_number');

/** The fields at fault of each row. */
export const problemsOf = async (database: Knex, uploadId: string) =>
  (await rowsOf(database, uploadId)).map((row) => (row.problems as { field: string }[]).map(({ field }) => field));
