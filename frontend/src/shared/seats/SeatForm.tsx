import { object, string } from 'yup';
import { messages } from '../../../../domain/messages';
import { upperLimit } from '../../../../domain/users/seatInput';
import type { ServiceError } from '../../graphql/serviceError';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/form/Form';
import { FormSelect, FormText } from '../../ui/form/fields';
import { Notice } from '../../ui/Notice';

/** The values of a seat. */
export interface SeatValues {
  readonly account_id: string;
  readonly user_id: string;
  readonly role_id: string;
  readonly upper_fx_limit: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Props {
  /** What a new seat still lacks: the account, or the user. Undefined for a seat that is changed. */
  choice?: { readonly field: 'account_id' | 'user_id'; readonly label: string; readonly options: readonly Named[] };
  roles: readonly Named[];
  initial: SeatValues;
  isSaving: boolean;
  error: ServiceError | undefined;
  save: (values: SeatValues) => Promise<ServiceError | undefined>;
}

const required = string().required(messages.fields.required);

/** The fields of a seat: the account or the user where it is new, role and upper limit. */
export function SeatForm({ choice, roles, initial, isSaving, error, save }: Props) {
  const submit = async (values: SeatValues) => {
    const failure = await save(values);
    return failure && { field: failure.field, message: failure.text };
  };
  const schema = object({
    role_id: required,
    upper_fx_limit: upperLimit(),
    ...(choice && { [choice.field]: required }),
  });
  return (
    <Form initialValues={initial} schema={schema} onSubmit={submit}>
      {error && <Notice tone="failure">{error.text}</Notice>}
      {choice && (
        <FormSelect name={choice.field} label={choice.label} options={choice.options.map(optionOf)} isRequired />
      )}
      <FormSelect name="role_id" label="Role" options={roles.map(optionOf)} isRequired />
      <FormText
        name="upper_fx_limit"
        label="Upper FX limit"
        description="In the authorisation currency of the organisation. Empty for no limit."
      />
      <Button type="submit" tone="primary" isLoading={isSaving}>
        {choice ? 'Give seat' : 'Save seat'}
      </Button>
    </Form>
  );
}

const optionOf = ({ id, name }: Named) => ({ value: id, label: name });
