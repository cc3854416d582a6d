import { object, string } from '../../../../domain/yup';
import { messages } from '../../../../domain/messages';
import { withSeat } from '../../../../domain/organisations/simulator';
import { upperLimit } from '../../../../domain/users/seatInput';
import { adminCall } from '../../graphql/requestHeaders';
import { useCall } from '../../graphql/useCall';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/form/Form';
import { FormFoundSelect, FormSelect, FormText } from '../../ui/form/fields';
import { useFormState, useFormValues } from '../../ui/form/formState';
import { Notice } from '../../ui/Notice';
import type { UpdateContactMutation } from '../../graphql/generated/operations';
import { showToast } from '../../ui/toast';
import { SeatEffect } from '../simulator/SeatEffect';
import { noChange } from '../simulator/simulatedAccount';
import { tellIfWaiting } from '../changes/tellSaved';
import { CreateContactDocument, UpdateContactDocument } from './seatWrites';

/** The values of a seat. */
export interface SeatValues {
  readonly account_id: string;
  readonly user_id: string;
  readonly role_id: string;
  /** Empty for no limit. */
  readonly upper_fx_limit: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The field of what a new seat lacks. The server finds the options by what is typed. */
interface Choice {
  readonly field: 'account_id' | 'user_id';
  readonly label: string;
  readonly options: readonly Named[];
  readonly onSearch: (text: string) => void;
}

interface Props {
  /** The seat that is changed; undefined for a new one. */
  seatId?: string;
  /** What a new seat still lacks: the account, or the user. Undefined where both are known. */
  choice?: Choice;
  roles: readonly Named[];
  initial: SeatValues;
  onSaved: () => void;
}

const required = string().required(messages.fields.required);

/** Gives or changes a seat. While it changes, it shows who gets money out afterwards. */
export function SeatForm({ seatId, choice, roles, initial, onSaved }: Props) {
  const creation = useCall(CreateContactDocument);
  const update = useCall(UpdateContactDocument);
  const error = creation.error ?? update.error;
  // The server may also name the account or the user that the form was opened for.
  const fields = ['role_id', 'upper_fx_limit', choice?.field];
  const save = async (values: SeatValues) => {
    const { role_id, upper_fx_limit } = values;
    const answer = seatId
      ? await update.call({ id: seatId, role_id, upper_fx_limit }, adminCall)
      : await creation.call({ contact: values }, adminCall);
    if ('error' in answer) {
      const { field, text } = answer.error;
      return { field: fields.find((one) => one === field), message: text };
    }
    tellSeat(answer.data, seatId ? 'The seat was saved.' : 'The seat was given.');
    onSaved();
    return undefined;
  };
  const schema = object({
    role_id: required,
    upper_fx_limit: upperLimit(),
    ...(choice && { [choice.field]: required }),
  });
  return (
    <Form initialValues={initial} schema={schema} onSubmit={save}>
      {error && <Notice tone="failure">{error.text}</Notice>}
      {choice && (
        <FormFoundSelect
          name={choice.field}
          label={choice.label}
          options={choice.options.map(optionOf)}
          onSearch={choice.onSearch}
          isRequired
        />
      )}
      <FormSelect name="role_id" label="Role" options={roles.map(optionOf)} isRequired />
      <FormText
        name="upper_fx_limit"
        label="Upper FX limit"
        description="In the authorisation currency of the organisation. Empty for no limit."
      />
      <Effect />
      <Button type="submit" tone="primary" isLoading={creation.isCalling || update.isCalling}>
        {seatId ? 'Save seat' : 'Give seat'}
      </Button>
    </Form>
  );
}

const optionOf = ({ id, name }: Named) => ({ value: id, label: name });

/** The simulator on what the form holds. While the limit is no amount, it shows what holds today. */
function Effect() {
  const isChanged = useFormState(({ dirty }) => dirty);
  const values = useFormValues<SeatValues>();
  const { account_id: accountId, user_id: userId, role_id: roleId, upper_fx_limit: limit } = values;
  if (!isChanged || !accountId || !userId || !roleId) return null;
  const seat = { userId, roleId, upperLimit: limit || null };
  const change = upperLimit().isValidSync(limit) ? withSeat(seat) : noChange;
  return <SeatEffect accountId={accountId} userId={userId} change={change} />;
}

/** Says that a seat was saved, with the reason where it cannot act yet, or that the change waits for a second administrator. */
function tellSeat(answer: UpdateContactMutation, saved: string): void {
  if (tellIfWaiting(answer)) return;
  const { reason } = answer.seat;
  if (reason) showToast('warning', `${saved} ${reason}`);
  else showToast('success', saved);
}
