import { messages } from '../../../../../domain/messages';
import { userColumns } from '../../../../../domain/uploads/userColumns';
import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { UploadScreen } from '../../../shared/uploads/UploadScreen';
import type { UploadTexts } from '../../../shared/uploads/uploadTexts';
import { userUploadDocuments } from './uploadDocuments';

const texts: UploadTexts = {
  kind: 'users',
  title: 'Upload users',
  back: { to: paths.users, label: messages.adminMenu.users },
  accept: '.csv,text/csv',
  formats: 'CSV',
  templates: [{ label: 'Template for users', href: '/templates/users.csv' }],
  columns: userColumns,
  documents: userUploadDocuments,
  nouns: ['user', 'users'],
  afterwards: 'Each gets a temporary password by e-mail.',
};

/** Bulk users from a file (/account/users/upload). A row without an organisation is of that of the selected account. */
export function UploadUsersPage() {
  const account = useAccount();
  return <UploadScreen key={account.id} texts={texts} />;
}
