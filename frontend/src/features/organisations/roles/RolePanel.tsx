import { maxNameLength } from '../../../../../domain/organisations/organisationInput';
import { roleInputSchema, type RoleInput } from '../../../../../domain/organisations/roleInput';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { tellIfWaiting } from '../../../shared/changes/tellSaved';
import { ReadFrame } from '../../../shared/ReadFrame';
import { useRuleFacts } from '../../../shared/simulator/ruleFacts';
import { amountAboveLowest, type Change } from '../../../shared/simulator/simulatedAccount';
import { Simulator } from '../../../shared/simulator/Simulator';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormText, FormCheckbox } from '../../../ui/form/fields';
import { useFormValue } from '../../../ui/form/formState';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import type { RoleRow } from '../view/partQueries';
import { CreateRoleDocument, UpdateRoleDocument } from './roleWrites';

interface Props {
  orgId: string;
  /** The role that is edited; undefined for a new one. */
  role?: RoleRow;
  onClose: () => void;
}

/** Creates or edits a role. While the right to create payments changes, it shows who gets money out afterwards. */
export function RolePanel({ orgId, role, onClose }: Props) {
  const creation = useCall(CreateRoleDocument);
  const update = useCall(UpdateRoleDocument);
  const error = creation.error ?? update.error;
  const save = async (values: RoleInput) => {
    const written = { ...values, name: values.name.trim() };
    const answer = role
      ? await update.call({ roleId: role.id, role: written }, adminCall)
      : await creation.call({ orgId, role: written }, adminCall);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    tellIfWaiting(answer.data);
    onClose();
    return undefined;
  };
  return (
    <Panel title={role ? 'Edit role' : 'New role'} isOpen onClose={onClose} isWide>
      <Form<RoleInput> initialValues={valuesOf(role)} schema={roleInputSchema} onSubmit={save}>
        {error && <Notice tone="failure">{error.text}</Notice>}
        <FormText name="name" label="Name" maxLength={maxNameLength} isRequired />
        <FormCheckbox name="can_create_payments" label="May create payments" />
        <FormCheckbox name="can_create_conversions" label="May create conversions" />
        <FormCheckbox name="can_create_beneficiaries" label="May create beneficiaries" />
        {role && <Effect orgId={orgId} role={role} />}
        <ActionBar>
          <Button type="submit" tone="primary" isLoading={creation.isCalling || update.isCalling}>
            {role ? 'Save role' : 'Create role'}
          </Button>
        </ActionBar>
      </Form>
    </Panel>
  );
}

const valuesOf = (role: RoleRow | undefined): RoleInput => ({
  name: role?.name ?? '',
  can_create_beneficiaries: role?.can_create_beneficiaries ?? false,
  can_create_conversions: role?.can_create_conversions ?? false,
  can_create_payments: role?.can_create_payments ?? false,
});

function Effect({ orgId, role }: { orgId: string; role: RoleRow }) {
  const mayCreate = useFormValue((values: RoleInput) => values.can_create_payments);
  const facts = useRuleFacts(orgId);
  if (mayCreate === role.can_create_payments) return null;
  return (
    <ReadFrame read={facts} rows={4}>
      {({ organisations_by_pk: found }) =>
        found && (
          <Simulator facts={found} change={withRight(role.id, mayCreate)} suggestedAmount={amountAboveLowest(found)} />
        )
      }
    </ReadFrame>
  );
}

/** The change that gives a role the right to create payments, or takes it. */
const withRight =
  (roleId: string, mayCreate: boolean): Change =>
  (account) => {
    const others = account.creatingRoleIds.filter((id) => id !== roleId);
    return { ...account, creatingRoleIds: mayCreate ? [...others, roleId] : others };
  };
