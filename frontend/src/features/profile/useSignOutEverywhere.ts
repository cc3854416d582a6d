import { useCall } from '../../graphql/useCall';
import { usePortal } from '../../session/PortalContext';
import { SignOutEverywhereDocument } from './signOutEverywhere';

/** Ends every session of the user, this one too. `signOut` resolves to whether they have ended; a changed password may do so first. */
export function useSignOutEverywhere() {
  const { onEnded } = usePortal();
  const { call, isCalling, error } = useCall(SignOutEverywhereDocument);
  const signOut = async (): Promise<boolean> => {
    const result = await call({});
    if ('error' in result && result.error.code !== 'not_authenticated') return false;
    onEnded();
    return true;
  };
  return { signOut, isCalling, error };
}
