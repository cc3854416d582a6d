import { object, string } from 'yup';
import { messages } from '../../../../../domain/messages';
import { upperLimit } from '../../../../../domain/users/seatInput';
import type { ServiceError } from '../../../graphql/serviceError';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormSelect, FormText } from '../../../ui/form/fields';
import { Notice } from '../../../ui/Notice';
import { SeatChoicesDocument } from './seatDocuments';

/** The values of a seat. */
export interface SeatValues {
  readonly account_id: string;
  readonly role_id: string;
  readonly upper_fx_limit: string;
}

interface Props {
  organisationId: string;
  username: string;
  initial: SeatValues;
  /** Whether the account is chosen too. */
  isNew: boolean;
  isSaving: boolean;
  error: ServiceError | undefined;
  save: (values: SeatValues) => Promise<ServiceError | undefined>;
}

const required = string().required(messages.fields.required);

/** The fields of a seat: account, role and upper limit. */
export function SeatForm({ organisationId, username, initial, isNew, isSaving, error, save }: Props) {
  const variables = { orgId: organisationId, username };
  const read = useRead({ query: SeatChoicesDocument, variables, context: adminCall });
  const submit = async (values: SeatValues) => {
    const failure = await save(values);
    return failure && { field: failure.field, message: failure.text };
  };
  const schema = object({ role_id: required, upper_fx_limit: upperLimit(), ...(isNew && { account_id: required }) });
  return (
    <ReadFrame read={read} rows={3}>
      {({ accounts, roles }) => (
        <Form initialValues={initial} schema={schema} onSubmit={submit}>
          {error && <Notice tone="failure">{error.text}</Notice>}
          {isNew && <FormSelect name="account_id" label="Account" options={accounts.map(optionOf)} isRequired />}
          <FormSelect name="role_id" label="Role" options={roles.map(optionOf)} isRequired />
          <FormText
            name="upper_fx_limit"
            label="Upper FX limit"
            description="In the authorisation currency of the organisation. Empty for no limit."
          />
          <Button type="submit" tone="primary" isLoading={isSaving}>
            {isNew ? 'Give seat' : 'Save seat'}
          </Button>
        </Form>
      )}
    </ReadFrame>
  );
}

const optionOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name });
