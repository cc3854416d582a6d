import { createContext, useContext } from 'react';
import { invariant } from '../../../../domain/invariant';

/** The user closed the dialog that asks for a fresh sign-in, so that the call was not made. */
export class ConfirmationCancelled extends Error {
  override readonly message = 'The user did not confirm.';
}

/**
 * Makes a call to the identity provider. Where it is refused because the last sign-in is too long ago, asks the user to confirm with
 * password and code, and makes it again. @throws ConfirmationCancelled, or what the call throws
 */
export type WithFreshSignIn = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** Provided by ConfirmIdentity. */
export const FreshSignInContext = createContext<WithFreshSignIn | undefined>(undefined);

/** How a form of this page calls the identity provider. */
export function useFreshSignIn(): WithFreshSignIn {
  const withFreshSignIn = useContext(FreshSignInContext);
  invariant(withFreshSignIn, 'a form of the profile stands inside ConfirmIdentity');
  return withFreshSignIn;
}
