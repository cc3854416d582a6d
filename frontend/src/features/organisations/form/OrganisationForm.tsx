import type { ServiceError } from '../../../graphql/serviceError';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form, type SubmitError } from '../../../ui/form/Form';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { OrganisationFields } from './OrganisationFields';
import type { OrganisationValues } from './organisationValues';

interface Props {
  initialValues: OrganisationValues;
  validate: (values: OrganisationValues) => Record<string, string>;
  isNew: boolean;
  /** Names the effect. */
  label: string;
  cancelTo: string;
  isSaving: boolean;
  error: ServiceError | undefined;
  onSubmit: (values: OrganisationValues) => Promise<SubmitError | undefined>;
}

/** The form of an organisation. */
export function OrganisationForm(props: Props) {
  const { initialValues, validate, isNew, label, cancelTo, isSaving, error, onSubmit } = props;
  return (
    <Form<OrganisationValues> initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      {error && <Notice tone="failure">{error.text}</Notice>}
      <OrganisationFields isNew={isNew} />
      <ActionBar>
        <Button type="submit" tone="primary" isLoading={isSaving}>
          {label}
        </Button>
        <LinkButton to={cancelTo}>Cancel</LinkButton>
      </ActionBar>
    </Form>
  );
}
