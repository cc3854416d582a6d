import { useFormikContext } from 'formik';
import { maxNameLength } from '../../../../../domain/organisations/organisationInput';
import { roleInputSchema, type RoleInput } from '../../../../../domain/organisations/roleInput';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { ReadFrame } from '../../../shared/ReadFrame';
import { ActionBar } from '../../../ui/ActionBar';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormText } from '../../../ui/form/fields';
import { FormCheckbox } from '../../../ui/form/FormCheckbox';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import { useRuleFacts, type RuleFacts } from '../rules/ruleWrites';
import { Simulator } from '../simulator/Simulator';
import { creatingRolesOf } from '../simulator/simulatedAccount';
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
  const { values } = useFormikContext<RoleInput>();
  const facts = useRuleFacts(orgId);
  if (values.can_create_payments === role.can_create_payments) return null;
  return (
    <ReadFrame read={facts} rows={4}>
      {({ organisations_by_pk: found }) =>
        found && (
          <Simulator
            facts={found}
            change={{ creatingRoleIds: creatingAfter(found, role.id, values.can_create_payments) }}
            suggestedAmount={String((found.paymentAuthRules[0]?.threshold ?? 0) + 1)}
          />
        )
      }
    </ReadFrame>
  );
}

/** The roles that may create payments once the right of one of them is changed. */
function creatingAfter(facts: RuleFacts, roleId: string, mayCreate: boolean): string[] {
  const others = creatingRolesOf(facts).filter((id) => id !== roleId);
  return mayCreate ? [...others, roleId] : others;
}
