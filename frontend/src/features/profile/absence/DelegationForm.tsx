import { useState } from 'react';
import { isoDateOf } from '../../../../../domain/isoDate';
import { useCall } from '../../../graphql/useCall';
import { usePortal } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import { tellSaved } from '../../../shared/changes/tellSaved';
import { useColleagues } from '../../../shared/colleagues';
import { personName } from '../../../shared/payments/paymentRow';
import { Button } from '../../../ui/Button';
import { FormDate, FormSelect } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/Form';
import { Notice } from '../../../ui/Notice';
import { Row } from '../../../ui/layout';
import { delegationSchema, fieldOf, toDelegationInput, type DelegationValues } from './delegationValues';
import { CreateDelegationDocument } from './delegationWrites';

/** The roles of the user's seats, each once. */
function useRoles() {
  const { user } = usePortal();
  const names = new Map(user.contacts.map(({ role }) => [role.id, role.name]));
  return [...names].map(([value, label]) => ({ value, label }));
}

/** Lets a colleague approve in the user's place. An error stands at its field, and what was entered stays. */
export function DelegationForm() {
  const { user } = usePortal();
  const { now } = useServices();
  const roles = useRoles();
  const people = useColleagues(false).flatMap((person) =>
    person.id && person.id !== user.id ? [{ value: person.id, label: personName(person, person.id) }] : [],
  );
  const { call, isCalling, error } = useCall(CreateDelegationDocument);
  const [saved, setSaved] = useState(0);
  const save = async (values: DelegationValues) => {
    const answer = await call(toDelegationInput(values));
    if ('error' in answer) return { field: fieldOf(answer.error.field), message: answer.error.text };
    tellSaved(answer.data, 'Your approvals are delegated.');
    setSaved(saved + 1);
    return undefined;
  };
  const initialValues = { toUserId: '', roleId: roles[0]?.value ?? '', firstDay: isoDateOf(now()), lastDay: '' };
  return (
    <Form key={saved} initialValues={initialValues} schema={delegationSchema} onSubmit={save}>
      <FormSelect name="toUserId" label="Colleague" isRequired options={people} />
      <FormSelect name="roleId" label="Role" isRequired options={roles} />
      <FormDate name="firstDay" label="First day" isRequired />
      <FormDate name="lastDay" label="Last day" isRequired />
      {error && !fieldOf(error.field) && <Notice tone="failure">{error.text}</Notice>}
      <Row>
        <Button type="submit" tone="primary" isLoading={isCalling}>
          Delegate
        </Button>
      </Row>
    </Form>
  );
}
