import { useNavigate, useParams } from 'react-router-dom';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { PageHeader } from '../../../ui/PageHeader';
import { showToast } from '../../../ui/toast';
import { useAccountById, type Account } from '../accountQuery';
import { UpdateAccountDocument } from '../accountWrites';
import { AccountForm } from './AccountForm';
import { changesOf, faultsOf, valuesOf, type AccountValues } from './accountValues';

/** Changes an account (/admin/accounts/update/{id}). */
export function EditAccountPage() {
  const { id = '' } = useParams();
  return (
    <ReadFrame read={useAccountById(id)} rows={8}>
      {({ accounts_by_pk: found }) => (found ? <Edit account={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function Edit({ account }: { account: Account }) {
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(UpdateAccountDocument);
  const { id, name, organisation } = account;
  const save = async (values: AccountValues) => {
    const changes = changesOf(values, account);
    if (Object.keys(changes).length > 0) {
      const answer = await call({ accountId: id, account: changes }, adminCall);
      if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
      showToast('success', 'The account was saved.');
    }
    void navigate(paths.account(id));
    return undefined;
  };
  return (
    <>
      <PageHeader title="Edit account" context={`${name} · ${organisation.name}`} />
      <AccountForm
        initialValues={valuesOf(account)}
        validate={(values) => faultsOf(values, account)}
        isConnected={account.tccAccountId !== null}
        label="Save changes"
        cancelTo={paths.account(id)}
        isSaving={isCalling}
        error={error}
        onSubmit={save}
      />
    </>
  );
}
