import { object, string } from '../../../../../domain/yup';
import { messages } from '../../../../../domain/messages';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormFoundSelect } from '../../../ui/form/fields';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import type { Account } from '../accountQuery';
import { MoveAccountDocument } from '../accountWrites';
import { tellSaved } from '../../../shared/changes/tellSaved';
import { useOrganisationChoices } from '../../../shared/organisations/organisationChoices';

const schema = object({ orgId: string().required(messages.fields.required) });

/** Moves an account to another organisation. */
export function MovePanel({ account, onClose }: { account: Account; onClose: () => void }) {
  const { call, isCalling, error } = useCall(MoveAccountDocument);
  const { options, onSearch } = useOrganisationChoices();
  const others = options.filter(({ value }) => value !== account.org_id);
  const save = async ({ orgId }: { orgId: string }) => {
    const answer = await call({ accountId: account.id, orgId }, adminCall);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    tellSaved(answer.data, `${account.name} was moved.`);
    onClose();
    return undefined;
  };
  return (
    <Panel title={`Move ${account.name}`} isOpen onClose={onClose}>
      <Form initialValues={{ orgId: '' }} schema={schema} onSubmit={save}>
        {error && error.field !== 'orgId' && <Notice tone="failure">{error.text}</Notice>}
        <FormFoundSelect name="orgId" label="Organisation" options={others} onSearch={onSearch} isRequired />
        <p>
          The account leaves the groups of {account.organisation.name}. Its money, tariffs and history go with it: the
          administrators of the new organisation see what was paid before. Users must not have seats on it.
        </p>
        <ActionBar>
          <Button type="submit" tone="primary" isLoading={isCalling}>
            Move account
          </Button>
        </ActionBar>
      </Form>
    </Panel>
  );
}
