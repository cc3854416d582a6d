import { messages } from '../../../../domain/messages';
import { type ContactKind } from '../../app/session/identity';
import { cleanCode, confirmationFault, given } from '../../shared/auth/authFields';

const texts = messages.auth;

/** Usernames are kept lowercased and trimmed (specification section 5). */
export const cleanUsername = (text: string) => text.trim().toLowerCase();

export interface SignInValues {
  username: string;
  password: string;
}

export const checkSignIn = ({ username, password }: SignInValues) =>
  given<SignInValues>({
    username: cleanUsername(username) ? undefined : texts.usernameRequired,
    password: password ? undefined : texts.passwordRequired,
  });

export interface ForgotPasswordValues {
  username: string;
}

export const checkForgotPassword = ({ username }: ForgotPasswordValues) =>
  given<ForgotPasswordValues>({ username: cleanUsername(username) ? undefined : texts.forgotUsernameRequired });

export interface ResetPasswordValues {
  code: string;
  password: string;
  confirmation: string;
}

export const checkResetPassword = (values: ResetPasswordValues) =>
  given<ResetPasswordValues>({
    code: cleanCode(values.code) ? undefined : texts.resetCodeRequired,
    password: values.password ? undefined : texts.resetPasswordRequired,
    confirmation: confirmationFault(values, texts.resetConfirmRequired),
  });

export interface NewPasswordValues {
  password: string;
  confirmation: string;
  phone_number: string;
  email: string;
}

/** The contacts that the challenge lists, a phone number without the spaces and signs that people group it with. */
export const cleanContacts = (values: NewPasswordValues, required: readonly ContactKind[]) => {
  const clean = { email: values.email.trim(), phone_number: values.phone_number.replace(/[\s().-]/g, '') };
  return Object.fromEntries(required.map((name) => [name, clean[name]]));
};

/** @param required the attributes that the challenge lists: only those are asked for */
export const checkNewPassword = (values: NewPasswordValues, required: readonly ContactKind[]) =>
  given<NewPasswordValues>({
    password: values.password ? undefined : texts.newPasswordRequired,
    confirmation: confirmationFault(values, texts.newPasswordConfirmRequired),
    phone_number: required.includes('phone_number') && !values.phone_number.trim() ? texts.phoneRequired : undefined,
    email: required.includes('email') && !values.email.trim() ? texts.emailRequired : undefined,
  });
