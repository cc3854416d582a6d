import { RuleError } from '../../domain/errors';
import { isOfType, type UploadedDocument } from '../../domain/payments/documents';
import type { RuntimeContext } from './context';
import type { DocumentStore } from './documentStore';
import { mapAtMost } from './mapAtMost';

/** @throws RuleError documents_not_available where this deployment has no store */
export function requireDocuments({ documents }: Pick<RuntimeContext, 'documents'>): DocumentStore {
  if (!documents) throw new RuleError('documents_not_available');
  return documents;
}

/**
 * Checks an uploaded document by size and first bytes, and copies it to a key that no address was ever signed to write to. What was checked
 * is what is copied.
 * @param field the input field that a refusal names
 * @throws RuleError document_not_found, document_not_accepted
 */
export async function copyChecked(
  store: DocumentStore,
  { filename, filetype, filesize }: UploadedDocument,
  { from, to, field }: { readonly from: string; readonly to: string; readonly field: string },
): Promise<void> {
  const stored = await store.inspect(from);
  if (!stored) throw new RuleError('document_not_found', field, `${filename} is not there. Attach it again.`);
  if (stored.size !== filesize || !isOfType(filetype, stored.start)) {
    throw new RuleError('document_not_accepted', field, `${filename} is not the kind of file that it is called.`);
  }
  await store.copy(from, to, stored.etag);
}

/** Removes documents from the store. What cannot be removed is logged: the rows that named it are gone. */
export async function removeDocuments(
  context: Pick<RuntimeContext, 'documents' | 'log'>,
  documents: readonly { readonly key: string }[],
): Promise<void> {
  await mapAtMost(3, documents, async ({ key }) => {
    await context.documents?.remove(key).catch((error: unknown) => {
      context.log.error({ key, error: String(error) }, 'document_not_removed');
    });
  });
}
