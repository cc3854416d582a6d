import { type AuthState } from './authMachine';
import { ConfirmSignInForm } from './ConfirmSignInForm';
import { ForgotPasswordForm, ResetPasswordForm } from './ForgotPasswordForm';
import { NewPasswordForm } from './NewPasswordForm';
import { SignInForm } from './SignInForm';
import { type AuthActions } from './useAuthFlow';
import { ChooseContactForm, VerifyContactForm } from './VerifyContactForm';

/** The form of the step that the flow is in. */
export function AuthStep({ state, actions }: { state: AuthState; actions: AuthActions }) {
  switch (state.step) {
    case 'signIn':
      return <SignInForm api={state.api} actions={actions} />;
    case 'confirmSignIn':
      return <ConfirmSignInForm method={state.method} api={state.api} actions={actions} />;
    case 'forgotPassword': {
      const Form = state.phase === 'codeSent' ? ResetPasswordForm : ForgotPasswordForm;
      return <Form username={state.username} api={state.api} actions={actions} />;
    }
    case 'requireNewPassword':
      return <NewPasswordForm required={state.requiredAttributes} api={state.api} actions={actions} />;
    case 'verifyContact':
      return state.phase === 'codeHasBeenSent' && state.contact ? (
        <VerifyContactForm contact={state.contact} api={state.api} actions={actions} />
      ) : (
        <ChooseContactForm choices={state.choices} api={state.api} actions={actions} />
      );
    case 'pending':
    case 'signedIn':
      return null;
  }
}
