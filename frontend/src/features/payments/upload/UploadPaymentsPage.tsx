import { messages } from '../../../../../domain/messages';
import { paymentColumns } from '../../../../../domain/uploads/paymentColumns';
import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { UploadScreen } from '../../../shared/uploads/UploadScreen';
import type { UploadTexts } from '../../../shared/uploads/uploadTexts';
import { paymentUploadDocuments } from './uploadDocuments';

const texts: UploadTexts = {
  kind: 'payments',
  title: 'Upload payments',
  back: { to: paths.payments, label: messages.shell.payments },
  accept: '.csv,.xml,text/csv,text/xml,application/xml',
  formats: 'CSV or pain.001.001.09',
  templates: [
    { label: 'Template for regular payments', href: '/templates/payments-regular.csv' },
    { label: 'Template for priority payments', href: '/templates/payments-priority.csv' },
  ],
  columns: paymentColumns,
  foundColumns: [{ field: 'payee', title: 'Pays' }],
  documents: paymentUploadDocuments,
  nouns: ['payment', 'payments'],
  afterwards: 'Payments that need no approval are being sent; the others wait for theirs.',
};

/** Bulk payments from a file (/account/payments/upload). The address holds the upload. */
export function UploadPaymentsPage() {
  const account = useAccount();
  return <UploadScreen key={account.id} texts={texts} />;
}
