import { detailFaults } from '../../../../../domain/accounts/detailFaults';
import type { ServiceError } from '../../../graphql/serviceError';
import { FormLayout } from '../../../shared/patterns/FormLayout';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form, type SubmitError } from '../../../ui/form/Form';
import { useFormValues } from '../../../ui/form/formState';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { DetailCheck } from '../AccountState';
import { AccountFields } from './AccountFields';
import type { AccountValues } from './accountValues';

interface Props {
  initialValues: AccountValues;
  validate: (values: AccountValues) => Record<string, string>;
  isNew?: boolean;
  isConnected?: boolean;
  /** Names the effect. */
  label: string;
  cancelTo: string;
  isSaving: boolean;
  error: ServiceError | undefined;
  onSubmit: (values: AccountValues) => Promise<SubmitError | undefined>;
}

/** The form of an account, with what its approval still needs beside it. */
export function AccountForm(props: Props) {
  const { initialValues, validate, isNew = false, isConnected = false, label, cancelTo, isSaving, error } = props;
  return (
    <Form<AccountValues> initialValues={initialValues} validate={validate} onSubmit={props.onSubmit}>
      <FormLayout
        summaryTitle="Before approval"
        summary={<FormCheck />}
        foot={
          <>
            {error && !error.field && <Notice tone="failure">{error.text}</Notice>}
            <ActionBar>
              <Button type="submit" tone="primary" isLoading={isSaving}>
                {label}
              </Button>
              <LinkButton to={cancelTo}>Cancel</LinkButton>
            </ActionBar>
          </>
        }
      >
        <AccountFields isNew={isNew} isConnected={isConnected} />
      </FormLayout>
    </Form>
  );
}

function FormCheck() {
  return <DetailCheck faults={detailFaults(useFormValues<AccountValues>())} />;
}
