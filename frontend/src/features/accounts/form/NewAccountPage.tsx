import { useNavigate } from 'react-router-dom';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { idParam, useSearch } from '../../../shared/searchParams';
import { PageHeader } from '../../../ui/PageHeader';
import { showToast } from '../../../ui/toast';
import { CreateAccountDocument } from '../accountWrites';
import { AccountForm } from './AccountForm';
import { creationOf, faultsOf, newValues, type AccountValues } from './accountValues';

const search = { orgId: idParam };

/** Creates an account (/admin/accounts/new), of the organisation in the address where there is one. */
export function NewAccountPage() {
  const { orgId } = useSearch(search).values;
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(CreateAccountDocument);
  const create = async (values: AccountValues) => {
    const answer = await call({ account: creationOf(values) }, adminCall);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    showToast('success', 'The account was created. Approve it when its details are complete.');
    void navigate(paths.account(answer.data.createAccount.id));
    return undefined;
  };
  return (
    <>
      <PageHeader title="New account" context="It can be used once it is approved" />
      <AccountForm
        initialValues={newValues(orgId)}
        validate={(values) => faultsOf(values)}
        isNew
        label="Create account"
        cancelTo={paths.accounts}
        isSaving={isCalling}
        error={error}
        onSubmit={create}
      />
    </>
  );
}
