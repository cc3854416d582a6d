import { createHash } from 'node:crypto';
import { canonicalContent, type PaymentContent } from '../../domain/payments/content';

/** The hash of the content that an authorisation approves (SHA-256 in hex of the canonical content). */
export function digestOf(content: PaymentContent): string {
  return createHash('sha256').update(canonicalContent(content)).digest('hex');
}
