import { gql } from 'urql';
import { uploadFields, type UploadDocuments } from '../../../shared/uploads/uploadDocuments';

const get: UploadDocuments['get'] = gql`
  query GetBeneficiaryUpload($uploadId: uuid!) {
    upload: getBeneficiaryUpload(uploadId: $uploadId) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const validate: UploadDocuments['validate'] = gql`
  mutation validateBeneficiaryUpload($filename: String!, $content: String!) {
    upload: validateBeneficiaryUpload(filename: $filename, content: $content) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const correct: UploadDocuments['correct'] = gql`
  mutation correctBeneficiaryUploadRow($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
    upload: correctBeneficiaryUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

const confirm: UploadDocuments['confirm'] = gql`
  mutation confirmBeneficiaryUpload($uploadId: uuid!) {
    upload: confirmBeneficiaryUpload(uploadId: $uploadId) {
      ...UploadFields
    }
  }
  ${uploadFields}
`;

/** The documents of uploads of beneficiaries. */
export const beneficiaryUploadDocuments: UploadDocuments = { get, validate, correct, confirm };
