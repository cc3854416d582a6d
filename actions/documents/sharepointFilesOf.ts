import { documentTypeOf } from '../../domain/payments/documents';
import type { DocumentStore, SharepointFiles } from '../runtime/documentStore';
import type { Environment } from '../runtime/environment';

/** The key of a file in the store of documents, where that stands in for SharePoint. */
export const sharepointKey = (itemId: string) => `sharepoint/${itemId}/${itemId}`;

/**
 * The files of SharePoint that the environment names. On the local stack the store of documents stands in for it. Undefined elsewhere:
 * an adapter to Microsoft Graph would be returned here.
 */
export function sharepointFilesOf(
  environment: Environment,
  documents: DocumentStore | undefined,
): SharepointFiles | undefined {
  if (environment.SHAREPOINT_FILES !== 'documents' || !documents) return undefined;
  return {
    downloadAddress: ({ fileName, sharepointItemId }) => {
      const type = documentTypeOf(fileName) || 'application/octet-stream';
      return documents.downloadAddress(sharepointKey(sharepointItemId), fileName, type);
    },
  };
}
