import { ConfirmSignInForm } from './ConfirmSignInForm';
import { ForgotPasswordForm, ResetPasswordForm } from './ForgotPasswordForm';
import { NewPasswordForm } from './NewPasswordForm';
import type { SignInActions } from './signInActions';
import { SignInForm } from './SignInForm';
import type { FormState } from './signInMachine';
import { ChooseContactForm, VerifyContactForm } from './VerifyContactForm';

interface Props {
  state: FormState;
  /** The username of an unconfirmed user who tried to sign in. */
  unconfirmed: string | undefined;
  actions: SignInActions;
}

/** The form of the current step. */
export function AuthStep({ state, unconfirmed, actions }: Props) {
  switch (state.step) {
    case 'signIn':
      return <SignInForm state={state} unconfirmed={unconfirmed} actions={actions} />;
    case 'confirmSignIn':
      return <ConfirmSignInForm challenge={state.challenge} api={state.api} actions={actions} />;
    case 'forgotPassword': {
      const Form = state.phase === 'codeSent' ? ResetPasswordForm : ForgotPasswordForm;
      return <Form username={state.username} api={state.api} actions={actions} />;
    }
    case 'requireNewPassword':
      return <NewPasswordForm challenge={state.challenge} api={state.api} actions={actions} />;
    case 'verifyContact':
      return state.phase === 'codeHasBeenSent' && state.contact ? (
        <VerifyContactForm contact={state.contact} api={state.api} actions={actions} />
      ) : (
        <ChooseContactForm choices={state.choices} api={state.api} actions={actions} />
      );
  }
}
