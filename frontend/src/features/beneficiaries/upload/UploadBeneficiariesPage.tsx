import { messages } from '../../../../../domain/messages';
import { beneficiaryColumns } from '../../../../../domain/uploads/beneficiaryColumns';
import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { UploadScreen } from '../../../shared/uploads/UploadScreen';
import type { UploadTexts } from '../../../shared/uploads/uploadTexts';
import { beneficiaryUploadDocuments } from './uploadDocuments';

const texts: UploadTexts = {
  kind: 'beneficiaries',
  title: 'Upload beneficiaries',
  back: { to: paths.beneficiaries, label: messages.shell.beneficiaries },
  accept: '.csv,text/csv',
  formats: 'CSV',
  templates: [{ label: 'Template for beneficiaries', href: '/templates/beneficiaries.csv' }],
  columns: beneficiaryColumns,
  documents: beneficiaryUploadDocuments,
  nouns: ['beneficiary', 'beneficiaries'],
  afterwards: 'Each can be paid when the provider has confirmed it.',
};

/** Bulk beneficiaries from a file (/account/beneficiaries/upload). The address holds the upload. */
export function UploadBeneficiariesPage() {
  const account = useAccount();
  return <UploadScreen key={account.id} texts={texts} />;
}
