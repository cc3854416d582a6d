import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import type { ContactKind } from '../../session/identity';
import { RadioGroup } from '../../ui/RadioGroup';
import { AuthForm } from './AuthForm';
import { checkCode } from '../../shared/auth/authFields';
import { CodeField } from '../../shared/auth/CodeField';
import { SendAgain } from '../../shared/auth/SendAgain';
import type { SignInActions } from './signInActions';
import type { ApiState } from './signInMachine';
import { useAuthForm } from '../../shared/auth/useAuthForm';

const labels: Record<ContactKind, string> = { email: 'Email', phone_number: 'Phone number' };

/** Step 5, first half: which contact to verify. */
export function ChooseContactForm(props: { choices: readonly ContactKind[]; api: ApiState; actions: SignInActions }) {
  const { choices, api, actions } = props;
  const [contact, setContact] = useState(choices[0]);
  return (
    <AuthForm
      title="Verify a contact"
      intro="You need one verified contact to recover your password."
      api={api}
      submitLabel={messages.auth.sendCode}
      onSubmit={(event) => {
        event.preventDefault();
        if (contact) actions.sendContactCode(contact);
      }}
      onBack={actions.backToSignIn}
    >
      <RadioGroup
        name="contact"
        label="Send the code to my"
        value={contact}
        options={choices.map((kind) => ({ value: kind, label: labels[kind] }))}
        onChange={setContact}
      />
    </AuthForm>
  );
}

/** Step 5, second half: the code that was sent. */
export function VerifyContactForm(props: { contact: ContactKind; api: ApiState; actions: SignInActions }) {
  const { contact, api, actions } = props;
  const { field, onSubmit } = useAuthForm({ code: '' }, checkCode, ({ code }) => actions.verifyContact(contact, code));
  return (
    <AuthForm
      title="Verify a contact"
      intro={`Enter the code that we sent to your ${labels[contact].toLowerCase()}.`}
      api={api}
      submitLabel="Verify"
      onSubmit={onSubmit}
      onBack={actions.backToSignIn}
    >
      <CodeField {...field('code')} />
      <SendAgain status={api.status} onSend={() => actions.sendContactCode(contact)} />
    </AuthForm>
  );
}
