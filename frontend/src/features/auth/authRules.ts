import { messages } from '../../../../domain/messages';
import type { ContactKind } from '../../session/identity';
import { cleanCode, cleanPhoneNumber, confirmationError, onlyErrors } from '../../shared/auth/authFields';

const texts = messages.auth;

/** A username as it is stored: in lower case and trimmed (specification section 5). */
export const cleanUsername = (text: string) => text.trim().toLowerCase();

/** The values of the sign-in form. */
export interface SignInValues {
  username: string;
  password: string;
}

/** Validates the sign-in form. */
export const checkSignIn = ({ username, password }: SignInValues) =>
  onlyErrors<SignInValues>({
    username: cleanUsername(username) ? undefined : texts.usernameRequired,
    password: password ? undefined : texts.passwordRequired,
  });

/** The values of the form that requests a password code. */
export interface ForgotPasswordValues {
  username: string;
}

/** Validates the form that requests a password code. */
export const checkForgotPassword = ({ username }: ForgotPasswordValues) =>
  onlyErrors<ForgotPasswordValues>({ username: cleanUsername(username) ? undefined : texts.forgotUsernameRequired });

/** The values of the form that resets a password with a code. */
export interface ResetPasswordValues {
  code: string;
  password: string;
  confirmation: string;
}

/** Validates the form that resets a password with a code. */
export const checkResetPassword = (values: ResetPasswordValues) =>
  onlyErrors<ResetPasswordValues>({
    code: cleanCode(values.code) ? undefined : texts.resetCodeRequired,
    password: values.password ? undefined : texts.resetPasswordRequired,
    confirmation: confirmationError(values, texts.resetConfirmRequired),
  });

/** The values of the form for the first own password. */
export interface NewPasswordValues {
  password: string;
  confirmation: string;
  phone_number: string;
  email: string;
}

/** The contacts that the challenge requires. */
export const cleanContacts = (values: NewPasswordValues, required: readonly ContactKind[]) => {
  const clean = { email: values.email.trim(), phone_number: cleanPhoneNumber(values.phone_number) };
  return Object.fromEntries(required.map((name) => [name, clean[name]]));
};

/**
 * Validates the form for the first own password.
 * @param required the contacts that the challenge requires
 */
export const checkNewPassword = (values: NewPasswordValues, required: readonly ContactKind[]) =>
  onlyErrors<NewPasswordValues>({
    password: values.password ? undefined : texts.newPasswordRequired,
    confirmation: confirmationError(values, texts.newPasswordConfirmRequired),
    phone_number: required.includes('phone_number') && !values.phone_number.trim() ? texts.phoneRequired : undefined,
    email: required.includes('email') && !values.email.trim() ? texts.emailRequired : undefined,
  });
