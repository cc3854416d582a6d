import { useNavigate } from 'react-router-dom';
import { object, string, oneLine } from '../../../../domain/yup';
import { messages } from '../../../../domain/messages';
import { useCall } from '../../graphql/useCall';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { ReadFrame } from '../../shared/ReadFrame';
import { ActionBar } from '../../ui/layout';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/form/Form';
import { FormSelect, FormText } from '../../ui/form/fields';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { useOrganisations } from './submissionsQuery';
import { CreateAccountSubmissionDocument } from './submissionWrites';

const schema = object({
  organisationId: string().required(messages.fields.required),
  accountName: oneLine(120).required(messages.fields.required),
});

/** Begins a request for a new account: its organisation and name make a draft (/account-submissions/new). */
export function NewSubmissionPage() {
  return (
    <>
      <PageHeader
        title={messages.shell.openNewAccount}
        context="The request is saved as a draft. You can leave it and go on later."
        actions={<LinkButton to={paths.submissions}>Account requests</LinkButton>}
      />
      <ReadFrame read={useOrganisations()} rows={3}>
        {({ organisations }) => <NewForm organisations={organisations} />}
      </ReadFrame>
    </>
  );
}

function NewForm({ organisations }: { organisations: readonly { readonly id: string; readonly name: string }[] }) {
  const { account } = usePortal();
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(CreateAccountSubmissionDocument);
  const initial = organisations.find(({ id }) => id === account?.organisation.id) ?? organisations[0];
  const create = async ({ organisationId, accountName }: { organisationId: string; accountName: string }) => {
    const answer = await call({ organisationId, formData: { accountName: accountName.trim() } });
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    void navigate(paths.editSubmission(answer.data.createAccountSubmission.id));
    return undefined;
  };
  return (
    <Form initialValues={{ organisationId: initial?.id ?? '', accountName: '' }} schema={schema} onSubmit={create}>
      {error && <Notice tone="failure">{error.text}</Notice>}
      <FormSelect
        name="organisationId"
        label="Organisation"
        options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
      <FormText name="accountName" label="Account name" maxLength={120} isRequired />
      <ActionBar>
        <Button type="submit" tone="primary" isLoading={isCalling}>
          Begin request
        </Button>
      </ActionBar>
    </Form>
  );
}
