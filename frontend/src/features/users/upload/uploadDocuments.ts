import { gql } from 'urql';
import { uploadFields, type UploadDocuments } from '../../../shared/uploads/uploadDocuments';

const get: UploadDocuments['get'] = gql`
  query GetUserUpload($uploadId: uuid!) {
    upload: getUserUpload(uploadId: $uploadId) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const validate: UploadDocuments['validate'] = gql`
  mutation validateUserUpload($filename: String!, $content: String!) {
    upload: validateUserUpload(filename: $filename, content: $content) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const correct: UploadDocuments['correct'] = gql`
  mutation correctUserUploadRow($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
    upload: correctUserUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const confirm: UploadDocuments['confirm'] = gql`
  mutation confirmUserUpload($uploadId: uuid!) {
    upload: confirmUserUpload(uploadId: $uploadId) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

/** The documents of uploads of users. */
export const userUploadDocuments: UploadDocuments = { get, validate, correct, confirm };
