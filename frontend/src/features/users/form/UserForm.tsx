import { useNavigate } from 'react-router-dom';
import type { ServiceError } from '../../../graphql/serviceError';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormCheckbox, FormDate, FormText } from '../../../ui/form/fields';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { tellOutcome, type UserOutcome } from '../tellOutcome';
import { LinkFields } from './LinkFields';
import { userSchema, type UserValues } from './userValues';

/** What came of saving. */
export type Saved = { readonly error: ServiceError } | { readonly data: UserOutcome };

interface Props {
  initial: UserValues;
  /** Whether the username may still be chosen. */
  isNew: boolean;
  isSaving: boolean;
  error: ServiceError | undefined;
  save: (values: UserValues) => Promise<Saved>;
}

/** The fields of a user. */
export function UserForm({ initial, isNew, isSaving, error, save }: Props) {
  const { isAdmin } = usePortal();
  const navigate = useNavigate();
  const submit = async (values: UserValues) => {
    const answer = await save(values);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    const isWaiting = tellOutcome(
      answer.data,
      isNew ? 'The user was created and gets a temporary password by e-mail.' : 'The user was saved.',
    );
    // A user who waits for a second administrator has no page yet.
    void navigate(isNew && isWaiting ? paths.users : paths.user(answer.data.result.id));
    return undefined;
  };
  return (
    <Form initialValues={initial} schema={userSchema} onSubmit={submit}>
      {error && <Notice tone="failure">{error.text}</Notice>}
      <FormSection title="Person">
        {isNew && <FormText name="id" label="Username" maxLength={64} autoComplete="off" isRequired />}
        <FormText name="first_name" label="First name" maxLength={100} isRequired />
        <FormText name="last_name" label="Last name" maxLength={100} isRequired />
        <FormDate name="date_of_birth" label="Date of birth" isRequired />
      </FormSection>
      <FormSection title="Contact" lead="Codes and passwords go to these addresses. A changed one is verified again.">
        <FormText name="email" label="Email" type="email" maxLength={254} isRequired />
        <FormText name="phone" label="Phone" description="With the country code, such as +442071234567." isRequired />
      </FormSection>
      <FormSection
        title="Organisations"
        lead="What the user may do for each. Seats on accounts are given on the user's page."
      >
        <LinkFields />
      </FormSection>
      <FormSection title="Transfers">
        <FormCheckbox name="can_use_transfers" label="May transfer money between accounts" />
        {isAdmin && <FormCheckbox name="can_transfer_between_orgs" label="May transfer money between organisations" />}
      </FormSection>
      <ActionBar>
        <Button type="submit" tone="primary" isLoading={isSaving}>
          {isNew ? 'Create user' : 'Save user'}
        </Button>
        <LinkButton to={isNew ? paths.users : paths.user(initial.id)}>Cancel</LinkButton>
      </ActionBar>
    </Form>
  );
}
