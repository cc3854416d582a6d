import { gql, type Client, type TypedDocumentNode } from 'urql';
import type {
  CreateSubmissionDocumentMutation,
  CreateSubmissionDocumentMutationVariables,
  CreateSubmissionDocumentUploadMutation,
  CreateSubmissionDocumentUploadMutationVariables,
  DeleteSubmissionDocumentMutation,
  DeleteSubmissionDocumentMutationVariables,
  GetSubmissionDocumentQuery,
  GetSubmissionDocumentQueryVariables,
} from '../../../graphql/generated/operations';
import { downloadFrom, uploadTo, type Download } from '../../../shared/payments/documents/documentCalls';

const UploadDocument: TypedDocumentNode<
  CreateSubmissionDocumentUploadMutation,
  CreateSubmissionDocumentUploadMutationVariables
> = gql`
  mutation createSubmissionDocumentUpload(
    $submissionId: uuid!
    $filename: String!
    $filetype: String!
    $filesize: Int!
  ) {
    createSubmissionDocumentUpload(
      submissionId: $submissionId
      filename: $filename
      filetype: $filetype
      filesize: $filesize
    ) {
      documentId
      url
    }
  }
`;

/** Adds an uploaded document to a request. */
export const CreateSubmissionDocumentDocument: TypedDocumentNode<
  CreateSubmissionDocumentMutation,
  CreateSubmissionDocumentMutationVariables
> = gql`
  mutation createSubmissionDocument(
    $submissionId: uuid!
    $kind: String!
    $documentId: uuid!
    $filename: String!
    $filetype: String!
    $filesize: Int!
  ) {
    createSubmissionDocument(
      submissionId: $submissionId
      kind: $kind
      documentId: $documentId
      filename: $filename
      filetype: $filetype
      filesize: $filesize
    ) {
      id
    }
  }
`;

/** Removes a document from a request. */
export const DeleteSubmissionDocumentDocument: TypedDocumentNode<
  DeleteSubmissionDocumentMutation,
  DeleteSubmissionDocumentMutationVariables
> = gql`
  mutation deleteSubmissionDocument($submissionId: uuid!, $submissionDocumentId: uuid!) {
    deleteSubmissionDocument(submissionId: $submissionId, submissionDocumentId: $submissionDocumentId) {
      id
    }
  }
`;

const GetDocument: TypedDocumentNode<GetSubmissionDocumentQuery, GetSubmissionDocumentQueryVariables> = gql`
  query getSubmissionDocument($submissionDocumentId: uuid!) {
    getSubmissionDocument(submissionDocumentId: $submissionDocumentId) {
      url
    }
  }
`;

/** Uploads a document of a request. */
export const uploadSubmissionDocument = (
  client: Client,
  file: File,
  document: CreateSubmissionDocumentUploadMutationVariables,
) => uploadTo(client, file, UploadDocument, document, (data) => data.createSubmissionDocumentUpload);

/** Downloads a document of a request. */
export const downloadSubmissionDocument = (client: Client, submissionDocumentId: string): Promise<Download> =>
  downloadFrom(client, GetDocument, { submissionDocumentId }, (data) => data.getSubmissionDocument.url);
