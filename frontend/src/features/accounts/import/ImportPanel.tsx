import { useNavigate } from 'react-router-dom';
import { object, string } from '../../../../../domain/yup';
import { messages } from '../../../../../domain/messages';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormFoundSelect } from '../../../ui/form/fields';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import { showToast } from '../../../ui/toast';
import { ImportTccAccountDocument } from '../accountWrites';
import { useOrganisationChoices } from '../../../shared/organisations/organisationChoices';
import type { TccAccountRow } from './tccAccountsQuery';

const schema = object({ orgId: string().required(messages.fields.required) });

/** Chooses the organisation of an account that is imported. */
export function ImportPanel({ account, onClose }: { account: TccAccountRow; onClose: () => void }) {
  const { call, isCalling, error } = useCall(ImportTccAccountDocument);
  const navigate = useNavigate();
  const choices = useOrganisationChoices();
  const save = async ({ orgId }: { orgId: string }) => {
    const answer = await call({ tccId: account.tccId, orgId }, adminCall);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    showToast('success', `${account.accountName} was imported.`);
    void navigate(paths.account(answer.data.importTccAccount.id));
    return undefined;
  };
  return (
    <Panel title={`Import ${account.accountName}`} isOpen onClose={onClose}>
      <Form initialValues={{ orgId: '' }} schema={schema} onSubmit={save}>
        {error && error.field !== 'orgId' && <Notice tone="failure">{error.text}</Notice>}
        <FormFoundSelect name="orgId" label="Organisation" {...choices} isRequired />
        <p>The account is not approved yet. It stays in this organisation until it is moved.</p>
        <ActionBar>
          <Button type="submit" tone="primary" isLoading={isCalling}>
            Import account
          </Button>
        </ActionBar>
      </Form>
    </Panel>
  );
}
