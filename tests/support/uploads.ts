import { gzipSync } from 'node:zlib';
import { as } from './portal';

/** The fields of an upload that the tests read. */
export const summary = `{ id filename format state sameFileUploadedAt validRows refusedRows createdRows failedRows
  totals { currency amount rowCount } }`;

export const validatePaymentUpload = `mutation ($filename: String!, $content: String!) {
  upload: validatePaymentUpload(filename: $filename, content: $content) ${summary}
}`;
export const correctPaymentUploadRow = `mutation ($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
  upload: correctPaymentUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) ${summary}
}`;
export const confirmPaymentUpload = `mutation ($uploadId: uuid!) {
  upload: confirmPaymentUpload(uploadId: $uploadId) ${summary}
}`;
export const getPaymentUpload = `query ($uploadId: uuid!) { upload: getPaymentUpload(uploadId: $uploadId) ${summary} }`;

/** What the upload actions answer. */
export interface UploadAnswer {
  readonly upload: {
    readonly id: string;
    readonly state: string;
    readonly format: string;
    readonly sameFileUploadedAt: string | null;
    readonly validRows: number;
    readonly refusedRows: number;
    readonly createdRows: number;
    readonly failedRows: number;
    readonly totals: readonly { readonly currency: string; readonly amount: string; readonly rowCount: number }[];
  };
}

/** A file as the browser sends it. */
export const packed = (file: string | Buffer): string => gzipSync(file).toString('base64');

/** Uploads a file for the selected account. */
export const upload = (file: string | Buffer, username = 'maker', filename = 'payments.csv', selected?: string) =>
  as<UploadAnswer>(username, validatePaymentUpload, { filename, content: packed(file) }, selected);

/** Uploads a file that is taken. @throws Error with the refusal */
export async function uploaded(file: string | Buffer): Promise<UploadAnswer['upload']> {
  const answer = await upload(file);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.upload;
}
