import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import { useServices } from '../../session/services';
import { cleanPhoneNumber, onlyErrors } from '../../shared/auth/authFields';
import { isNamed } from '../../shared/auth/refusals';
import { useAuthForm } from '../../shared/auth/useAuthForm';
import { TextField } from '../../ui/TextField';
import { EnterContactCode } from './EnterContactCode';
import { ProfileForm } from './ProfileForm';
import { useTask } from './useTask';

interface Values {
  phone: string;
}

const checkPhone = ({ phone }: Values) =>
  onlyErrors<Values>({ phone: cleanPhoneNumber(phone) ? undefined : messages.auth.phoneRequired });

/** Changes the phone number: sends a code to the new one, which replaces the former once the code is entered. */
export function ChangePhone({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { identity } = useServices();
  const task = useTask();
  const [sentTo, setSentTo] = useState<string>();
  const send = async (phone: string) => {
    if (await task.run(() => identity.changePhoneNumber(phone))) setSentTo(phone);
  };
  const { field, onSubmit } = useAuthForm(
    { phone: '' },
    checkPhone,
    (values) => void send(cleanPhoneNumber(values.phone)),
  );
  if (sentTo) {
    const success = 'Your phone number is changed.';
    const sendCode = () => identity.changePhoneNumber(sentTo);
    return <EnterContactCode kind="phone_number" to={sentTo} {...{ success, sendCode, onDone, onCancel }} />;
  }
  const bound = field('phone');
  const refused = isNamed(task.cause, 'InvalidParameterException') ? task.error : undefined;
  return (
    <ProfileForm
      task={refused ? { ...task, error: undefined } : task}
      submitLabel={messages.auth.sendCode}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      <p>We send a code to the new number. Your present number stays in use until you have entered the code.</p>
      <TextField
        {...bound}
        error={bound.error ?? refused}
        label="New phone number"
        description="With its country code, such as +44 7700 900123."
        type="tel"
        autoComplete="tel"
      />
    </ProfileForm>
  );
}
