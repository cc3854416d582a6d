import { gql, type AnyVariables, type Client, type TypedDocumentNode } from 'urql';
import type {
  CreateDocumentUploadMutation,
  CreateDocumentUploadMutationVariables,
  GetPaymentDocumentQuery,
  GetPaymentDocumentQueryVariables,
} from '../../../graphql/generated/operations';
import { readError } from '../../../graphql/serviceError';

const CreateDocumentUploadDocument: TypedDocumentNode<
  CreateDocumentUploadMutation,
  CreateDocumentUploadMutationVariables
> = gql`
  mutation createDocumentUpload($filename: String!, $filetype: String!, $filesize: Int!) {
    createDocumentUpload(filename: $filename, filetype: $filetype, filesize: $filesize) {
      documentId
      url
    }
  }
`;

const GetPaymentDocumentDocument: TypedDocumentNode<GetPaymentDocumentQuery, GetPaymentDocumentQueryVariables> = gql`
  query getPaymentDocument($assetId: uuid!) {
    getPaymentDocument(assetId: $assetId) {
      url
    }
  }
`;

/** The text of a failure that the user is told. */
interface Failure {
  readonly error: string;
}

const unreachable: Failure = { error: 'Check your connection and try again.' };

/** Where a file is uploaded to, and the id that the server knows it by. */
interface Upload {
  readonly documentId: string;
  readonly url: string;
}

/** Uploads a document of a payment. */
export const uploadDocument = (client: Client, file: File, document: CreateDocumentUploadMutationVariables) =>
  uploadTo(client, file, CreateDocumentUploadDocument, document, (data) => data.createDocumentUpload);

/** Uploads a file to the address that the server gives for it. @param uploadOf finds it in the answer */
export async function uploadTo<Data, Variables extends { readonly filetype: string }>(
  client: Client,
  file: File,
  ask: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  uploadOf: (data: Data) => Upload,
): Promise<{ readonly documentId: string } | Failure> {
  const { data, error } = await client.mutation(ask, variables).toPromise();
  if (error) return { error: readError(error).text };
  if (!data) return unreachable;
  const { documentId, url } = uploadOf(data);
  const headers = { 'content-type': variables.filetype };
  const response = await fetch(url, { method: 'PUT', headers, body: file }).catch(() => undefined);
  return response?.ok ? { documentId } : unreachable;
}

/** A file that was downloaded, or why it was not. */
export type Download = { readonly content: Blob } | Failure;

/** Downloads a file. Its address is asked for each time, because it is valid for a few minutes only. @param urlOf finds it in the answer */
export async function downloadFrom<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  urlOf: (data: Data) => string,
): Promise<Download> {
  const context = { requestPolicy: 'network-only' } as const;
  const { data, error } = await client.query(document, variables, context).toPromise();
  if (error) return { error: readError(error).text };
  if (!data) return unreachable;
  const response = await fetch(urlOf(data)).catch(() => undefined);
  return response?.ok ? { content: await response.blob() } : unreachable;
}

/** Downloads a document of a payment. */
export const downloadDocument = (client: Client, assetId: string): Promise<Download> =>
  downloadFrom(client, GetPaymentDocumentDocument, { assetId }, ({ getPaymentDocument }) => getPaymentDocument.url);
