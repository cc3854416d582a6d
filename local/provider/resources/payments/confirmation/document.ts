import type { Answer } from '../../../http/endpoint';
import { pdfPage } from '../../../pages/pdf';
import { isOpenLink } from '../../../pages/signedLinks';
import type { Books } from '../../../store/books';
import type { Payment } from '../../../store/records';
import type { RunWork } from '../../../work';
import { confirmationPath, confirmationReference } from './read';

/** The confirmation behind a signed link as a PDF; 403 when the link is not signed or has expired, 404 without a payment. */
export async function confirmationDocument(run: RunWork, url: URL, key: string): Promise<Answer> {
  const found = await run(({ books, now }) => (isOpenLink(url, key, now) ? linesBehind(books, url) : 403));
  if (typeof found === 'number') return { status: found };
  const text = await pdfPage('Payment confirmation', found);
  return { status: 200, headers: { 'content-type': 'application/pdf' }, text };
}

function linesBehind(books: Books, url: URL): string[] | 404 {
  const id = url.pathname.slice(confirmationPath.length).replace(/\.pdf$/, '');
  const payment = books.get('payment', id);
  return payment ? linesOf(books, payment) : 404;
}

function linesOf(books: Books, payment: Payment): string[] {
  const payee = books.get('beneficiary', payment.beneficiary_id);
  const account = books.get('account', payment.account_id);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Confirmation', confirmationReference(payment.id)],
    ['Payment', payment.short_reference],
    ['Status', payment.status],
    ['Amount', `${payment.amount} ${payment.currency}`],
    ['Paid by', account?.account_name],
    ['Paid to', payee?.bank_account_holder_name],
    ['Account', payee?.iban ?? payee?.account_number],
    ['Bank', payee?.bic_swift ?? payee?.routing_code_value_1],
    ['Payment date', payment.payment_date],
    ['Sent', payment.transferred_at],
    ['Reference', payment.reference],
    ['Reason', payment.reason],
    ['Failure', payment.failure_reason],
  ];
  return facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value ?? ''}`);
}
