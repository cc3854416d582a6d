import type { Knex } from 'knex';
import { array, object } from '../../domain/yup';
import { maxDocuments, uploadedDocumentSchema, type UploadedDocument } from '../../domain/payments/documents';
import type { Context } from '../context';
import type { PaymentAssetInput } from '../runtime/generated/actions';
import { parseInput } from '../runtime/input';
import { copyChecked, requireDocuments } from '../runtime/keptDocuments';
import { mapAtMost } from '../runtime/mapAtMost';

/** A document that is kept for a payment, and its key in the store. */
export interface KeptDocument {
  readonly document: UploadedDocument;
  readonly key: string;
}

const schema = object({
  assets: array(uploadedDocumentSchema.required())
    .max(maxDocuments, `A payment may have at most ${maxDocuments} documents.`)
    .required(),
});

/** Where a document lies that no payment has taken yet. Another account's key is never built from this account's seat. */
export const uploadKey = (accountId: string, documentId: string) => `uploads/${accountId}/${documentId}`;

/**
 * Checks the uploaded documents of a new payment by size and first bytes, and copies each to a random key that no address was ever signed to
 * write to. What was checked is what is copied.
 * @throws RuleError invalid_input, document_not_found, document_not_accepted, documents_not_available
 */
export async function keepDocuments(
  context: Context,
  accountId: string,
  paymentId: string,
  given: readonly PaymentAssetInput[],
): Promise<readonly KeptDocument[]> {
  const { assets } = await parseInput(schema, { assets: given });
  return mapAtMost(3, assets, async (document) => {
    const key = `payments/${paymentId}/${context.newId()}`;
    const from = uploadKey(accountId, document.documentId);
    await copyChecked(requireDocuments(context), document, { from, to: key, field: 'assets' });
    return { document, key };
  });
}

/** Stores the documents of a payment. */
export async function insertDocuments(
  transaction: Knex.Transaction,
  paymentId: string,
  kept: readonly KeptDocument[],
): Promise<void> {
  if (kept.length === 0) return;
  const rows = kept.map(({ document: { filesize, ...document }, key }) => ({
    ...document,
    paymentId,
    filesize: String(filesize),
    s3Key: key,
  }));
  await transaction('assets').insert(rows);
}

/** Deletes the documents of a payment. @returns what to remove from the store after the commit */
export async function deleteDocuments(transaction: Knex.Transaction, paymentId: string): Promise<readonly Stored[]> {
  const deleted = await transaction('assets').where({ paymentId }).delete('s3Key');
  return deleted.map(({ s3Key }) => ({ key: s3Key }));
}

type Stored = Pick<KeptDocument, 'key'>;
