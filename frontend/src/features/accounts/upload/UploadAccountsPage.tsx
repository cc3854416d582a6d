import { useParams } from 'react-router-dom';
import { accountColumns } from '../../../../../domain/uploads/accountColumns';
import { paths } from '../../../session/paths';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { UploadScreen } from '../../../shared/uploads/UploadScreen';
import type { UploadTexts } from '../../../shared/uploads/uploadTexts';
import { useOrganisationName } from '../organisationName';
import { accountUploadDocuments } from './uploadDocuments';

const textsOf = ({ id, name }: { id: string; name: string }): UploadTexts => ({
  kind: 'accounts',
  title: `Upload accounts of ${name}`,
  back: { to: paths.organisation(id), label: name },
  accept: '.csv,text/csv',
  formats: 'CSV',
  templates: [{ label: 'Template for accounts', href: '/templates/accounts.csv' }],
  columns: accountColumns,
  documents: accountUploadDocuments,
  orgId: id,
  nouns: ['account', 'accounts'],
  afterwards: 'They can be used once they are approved.',
});

/** Accounts of an organisation from a file (/admin/organisations/account-upload/{orgId}). */
export function UploadAccountsPage() {
  const { orgId = '' } = useParams();
  return (
    <ReadFrame read={useOrganisationName(orgId)} rows={4}>
      {({ organisations_by_pk: found }) => (found ? <UploadScreen texts={textsOf(found)} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}
