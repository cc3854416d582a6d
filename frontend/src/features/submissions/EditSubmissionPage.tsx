import { useNavigate, useParams } from 'react-router-dom';
import { useCall } from '../../graphql/useCall';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { NotFoundPage } from '../../shared/NotFoundPage';
import { useWizard, type WizardStep } from '../../shared/patterns/useWizard';
import { WizardPage } from '../../shared/patterns/WizardPage';
import { ReadFrame } from '../../shared/ReadFrame';
import { ActionBar } from '../../ui/layout';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/form/Form';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { useFormStore } from '../../ui/form/formState';
import { draftOf, faultsOf, formSteps, isStepDone, valuesOf, type FormValues, type StepKey } from './formValues';
import { SendActions } from './SendActions';
import { StepFields } from './StepFields';
import { SubmissionFacts } from './SubmissionFacts';
import { SubmissionDocuments } from './documents/SubmissionDocuments';
import { formOf, useSubmission, type Submission } from './submissionsQuery';
import { UpdateAccountSubmissionDocument } from './submissionWrites';

/** The form of a request in steps, each saved on the server (/account-submissions/{id}/edit). */
export function EditSubmissionPage() {
  const { id = '' } = useParams();
  const read = useSubmission(id);
  return (
    <ReadFrame read={read} rows={8}>
      {({ new_account_submissions_by_pk: found }) => (found ? <Steps submission={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function Steps({ submission }: { submission: Submission }) {
  const { designatedAccountType } = usePortal().flags;
  const draft = formOf(submission);
  const [first, ...others] = formSteps.map(({ key, label }) => ({
    key,
    label,
    isDone: isStepDone(draft, key, designatedAccountType),
  }));
  const review = { key: 'review', label: 'Review', isDone: false };
  const steps: [WizardStep, ...WizardStep[]] = first ? [first, ...others, review] : [review];
  const wizard = useWizard(steps);
  const step = formSteps.find(({ key }) => key === wizard.open.key)?.key;
  return (
    <WizardPage title="Open New Account" context={submission.account_name} wizard={wizard}>
      {step ? (
        <StepForm key={step} submission={submission} step={step} onSaved={wizard.goOn} />
      ) : (
        <>
          <SubmissionFacts draft={draft} />
          <SubmissionDocuments submission={submission} />
          <ActionBar>
            <SendActions submission={submission} />
            <LinkButton to={paths.submission(submission.id)}>Close</LinkButton>
          </ActionBar>
        </>
      )}
    </WizardPage>
  );
}

interface StepProps {
  submission: Submission;
  step: StepKey;
  onSaved: () => void;
}

function StepForm({ submission, step, onSaved }: StepProps) {
  const { designatedAccountType } = usePortal().flags;
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(UpdateAccountSubmissionDocument);
  const save = async (values: FormValues, next: () => void) => {
    const answer = await call({ submissionId: submission.id, formData: draftOf(values) });
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    next();
    return undefined;
  };
  return (
    <Form<FormValues>
      initialValues={valuesOf(formOf(submission))}
      validate={(values) => faultsOf(values, step, designatedAccountType)}
      onSubmit={(values) => save(values, onSaved)}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <StepFields step={step} />
      <ActionBar>
        <Button type="submit" tone="primary" isLoading={isCalling}>
          Save and continue
        </Button>
        <SaveAndClose onSave={(values) => save(values, () => void navigate(paths.submission(submission.id)))} />
      </ActionBar>
    </Form>
  );
}

/** Saves what the form holds, also where answers are missing, and leaves it. The server refuses what cannot be kept. */
function SaveAndClose({ onSave }: { onSave: (values: FormValues) => Promise<unknown> }) {
  const form = useFormStore<FormValues>();
  return <Button onClick={() => void onSave(form.read().values)}>Save and close</Button>;
}
