import { gql } from 'urql';
import { uploadFields, type UploadDocuments } from '../../../shared/uploads/uploadDocuments';

const get: UploadDocuments['get'] = gql`
  query GetAccountUpload($uploadId: uuid!) {
    upload: getAccountUpload(uploadId: $uploadId) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const validate: UploadDocuments['validate'] = gql`
  mutation validateAccountUpload($orgId: uuid!, $filename: String!, $content: String!) {
    upload: validateAccountUpload(orgId: $orgId, filename: $filename, content: $content) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const correct: UploadDocuments['correct'] = gql`
  mutation correctAccountUploadRow($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
    upload: correctAccountUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const confirm: UploadDocuments['confirm'] = gql`
  mutation confirmAccountUpload($uploadId: uuid!) {
    upload: confirmAccountUpload(uploadId: $uploadId) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

/** The documents of uploads of accounts. */
export const accountUploadDocuments: UploadDocuments = { get, validate, correct, confirm };
