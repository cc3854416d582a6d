import { useEffect, useEffectEvent, useState } from 'react';
import { toDataURL } from 'qrcode';
import { useServices } from '../../session/services';
import { failureText } from '../../shared/auth/refusals';
import { ConfirmationCancelled, useFreshSignIn } from './freshSignInContext';

/** A secret for an authenticator app: as text, and as a QR code. */
interface Secret {
  readonly key: string;
  readonly picture: string;
}

/** Requests an authenticator's secret once, and makes its QR code. `onCancel`: the user did not confirm that it is them. */
export function useSecret(onCancel: () => void): { secret: Secret | undefined; error: string | undefined } {
  const { identity } = useServices();
  const withFreshSignIn = useFreshSignIn();
  const cancel = useEffectEvent(onCancel);
  const [secret, setSecret] = useState<Secret>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const key = await withFreshSignIn(() => identity.startAuthenticator());
      const session = await identity.session();
      const label = encodeURIComponent(`Corridor:${session?.userId ?? ''}`);
      const address = `otpauth://totp/${label}?secret=${key}&issuer=Corridor`;
      const picture = await toDataURL(address, { margin: 2, width: 192 });
      if (isCurrent) setSecret({ key, picture });
    };
    begin().catch((cause: unknown) => {
      if (!isCurrent) return;
      if (cause instanceof ConfirmationCancelled) cancel();
      else setError(failureText(cause));
    });
    return () => {
      isCurrent = false;
    };
  }, [identity, withFreshSignIn]);
  return { secret, error };
}
