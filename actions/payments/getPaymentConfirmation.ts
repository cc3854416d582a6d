import { RuleError } from '../../domain/errors';
import { isOfType, maxDocumentBytes } from '../../domain/payments/documents';
import { defineAction } from '../defineAction';
import { downloadFile } from '../provider/downloadFile';
import type { Context } from '../context';
import type { ProviderConfirmation } from '../provider/records/tracking';
import { refusalOf } from '../provider/refusal';
import { requireDocuments } from '../runtime/keptDocuments';
import { readPayment } from './readPayment';

const pdf = 'application/pdf';
const limits = { maxBytes: maxDocumentBytes, timeoutMs: 10_000 };

/**
 * An address from which the browser downloads the provider's confirmation of a completed payment, within five minutes. The confirmation
 * is fetched anew each time and passes through the store of documents, so that the provider's own link, which is valid for two days, never
 * leaves the server.
 * @throws RuleError payment_not_found, account_not_connected, documents_not_available, confirmation_not_available, provider_rejected,
 *   provider_unavailable, provider_credentials_refused, too_many_requests
 */
export const getPaymentConfirmation = defineAction({
  name: 'getPaymentConfirmation',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      An address from which the provider's confirmation of a completed payment is downloaded, as a PDF.
      """
      getPaymentConfirmation(paymentId: uuid!): DocumentAddress!
    }
  `,
  handler: async ({ paymentId }, session, context) => {
    const { payment } = await readPayment(context, session, paymentId);
    const { accountId, status, tccPaymentId } = payment;
    if (status !== 'completed' || tccPaymentId === null) throw new RuleError('confirmation_not_available', 'paymentId');
    const store = requireDocuments(context);
    const client = await context.provider.forAccount(accountId);
    const confirmation = await client.getPaymentConfirmation(tccPaymentId).catch((error: unknown) => {
      throw refusalOf(error, 'paymentId');
    });
    const key = `confirmations/${accountId}/${payment.id}`;
    await store.write(key, pdf, await contentOf(context, confirmation));
    return store.downloadAddress(key, `${confirmation.short_reference ?? 'confirmation'}.pdf`, pdf);
  },
});

async function contentOf(context: Context, { confirmation_url: url, id }: ProviderConfirmation): Promise<Uint8Array> {
  if (!url) {
    throw new RuleError(
      'confirmation_not_available',
      'paymentId',
      'The confirmation is not ready. Try again in a moment.',
    );
  }
  const content = await downloadFile(url, limits).catch((error: unknown) => {
    context.log.error({ confirmationId: id, error: String(error) }, 'confirmation_not_downloaded');
    throw new RuleError('provider_unavailable');
  });
  if (isOfType(pdf, content)) return content;
  context.log.error({ confirmationId: id, bytes: content.length }, 'confirmation_is_no_pdf');
  throw new RuleError('provider_unavailable');
}
