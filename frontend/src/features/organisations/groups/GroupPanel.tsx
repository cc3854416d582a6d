import { object } from '../../../../../domain/yup';
import { maxNameLength, nameField } from '../../../../../domain/organisations/organisationInput';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { ReadFrame } from '../../../shared/ReadFrame';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormText } from '../../../ui/form/fields';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import type { GroupRow } from '../view/partQueries';
import { CheckList } from './CheckList';
import { CreateOrgGroupDocument, UpdateOrgGroupDocument, useGroupChoices } from './groupWrites';

interface Values {
  readonly name: string;
  readonly accountIds: readonly string[];
  readonly userIds: readonly string[];
}

interface Props {
  orgId: string;
  /** The group that is edited; undefined for a new one. */
  group?: GroupRow;
  onClose: () => void;
}

const schema = object({ name: nameField() });

/** Creates or edits a group: its name, its accounts and its people. */
export function GroupPanel({ orgId, group, onClose }: Props) {
  const creation = useCall(CreateOrgGroupDocument);
  const update = useCall(UpdateOrgGroupDocument);
  const error = creation.error ?? update.error;
  const save = async ({ name, accountIds, userIds }: Values) => {
    const written = { name: name.trim(), accountIds: [...accountIds], userIds: [...userIds] };
    const answer = group
      ? await update.call({ groupId: group.id, group: written }, adminCall)
      : await creation.call({ orgId, group: written }, adminCall);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    onClose();
    return undefined;
  };
  return (
    <Panel title={group ? 'Edit group' : 'New group'} isOpen onClose={onClose} isWide>
      <Form<Values> initialValues={valuesOf(group)} schema={schema} onSubmit={save}>
        {error && <Notice tone="failure">{error.text}</Notice>}
        <FormText name="name" label="Name" maxLength={maxNameLength} isRequired />
        <Choices orgId={orgId} />
        <ActionBar>
          <Button type="submit" tone="primary" isLoading={creation.isCalling || update.isCalling}>
            {group ? 'Save group' : 'Create group'}
          </Button>
        </ActionBar>
      </Form>
    </Panel>
  );
}

const valuesOf = (group: GroupRow | undefined): Values => ({
  name: group?.name ?? '',
  accountIds: group?.accountLinks.map(({ account_id }) => account_id) ?? [],
  userIds: group?.userLinks.map(({ user_id }) => user_id) ?? [],
});

function Choices({ orgId }: { orgId: string }) {
  return (
    <ReadFrame read={useGroupChoices(orgId)} rows={6}>
      {({ accounts, users_organisations: members }) => (
        <>
          <CheckList
            name="accountIds"
            legend="Accounts"
            options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <CheckList
            name="userIds"
            legend="People"
            options={members.map(({ user_id, user }) => ({
              value: user_id,
              label: `${user.first_name} ${user.last_name} (${user_id})`,
            }))}
          />
        </>
      )}
    </ReadFrame>
  );
}
