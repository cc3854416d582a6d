import { createHash } from 'node:crypto';
import { ok, type Answer, type Call } from '../../../http/endpoint';
import { notFound } from '../../../http/errors';
import type { Payment, PaymentStatus } from '../../../store/records';
import { instructionOf, type Instruction } from './instruction';
import { mt103 } from './mt103';
import { pacs008 } from './pacs008';

/** Currencies that use PACS008; the others use MT103. */
const newerMessage = new Set(['AED', 'CHF', 'EUR', 'USD']);

const statuses: Readonly<Partial<Record<PaymentStatus, string>>> = { completed: 'success', failed: 'failed' };

/** The message by which a payment was instructed; four nulls for a local payment and before it was submitted. */
export function getSubmission({ books, id, actor }: Call): Answer {
  const payment = books.get('payment', id);
  if (payment?.account_id !== actor.account.id || payment.status === 'deleted') throw notFound('payment');
  const instruction = instructionOf(books, payment);
  if (!instruction) return ok({ status: null, submission_ref: null, format: null, message: null });
  return ok({
    status: statuses[payment.status] ?? 'pending',
    submission_ref: submissionReference(payment),
    ...messageOf(instruction),
  });
}

function messageOf(instruction: Instruction) {
  return newerMessage.has(instruction.payment.currency)
    ? { format: 'PACS008', message: pacs008(instruction) }
    : { format: 'MT103', message: mt103(instruction) };
}

/** Sixteen letters. */
function submissionReference({ id }: Payment): string {
  const bytes = createHash('sha256').update(`submission ${id}`).digest().subarray(0, 16);
  return [...bytes].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');
}
