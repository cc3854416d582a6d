import { gql } from 'urql';
import { uploadFields, type UploadDocuments } from '../../../shared/uploads/uploadDocuments';

const get: UploadDocuments['get'] = gql`
  query GetPaymentUpload($uploadId: uuid!) {
    upload: getPaymentUpload(uploadId: $uploadId) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const validate: UploadDocuments['validate'] = gql`
  mutation validatePaymentUpload($filename: String!, $content: String!) {
    upload: validatePaymentUpload(filename: $filename, content: $content) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const correct: UploadDocuments['correct'] = gql`
  mutation correctPaymentUploadRow($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
    upload: correctPaymentUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const confirm: UploadDocuments['confirm'] = gql`
  mutation confirmPaymentUpload($uploadId: uuid!) {
    upload: confirmPaymentUpload(uploadId: $uploadId) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

/** The documents of uploads of payments. */
export const paymentUploadDocuments: UploadDocuments = { get, validate, correct, confirm };
