import { useEffect, useState } from 'react';
import { toDataURL } from 'qrcode';
import { useServices } from '../../session/services';
import { failureText } from '../../shared/failureText';

/** A secret for an authenticator app: as text, and as a QR code. */
interface Secret {
  readonly key: string;
  readonly picture: string;
}

/** Requests an authenticator's secret once, and makes its QR code. */
export function useSecret(): { secret: Secret | undefined; error: string | undefined } {
  const { identity } = useServices();
  const [secret, setSecret] = useState<Secret>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const [key, session] = await Promise.all([identity.startAuthenticator(), identity.session()]);
      const label = encodeURIComponent(`Corridor:${session?.userId ?? ''}`);
      const address = `otpauth://totp/${label}?secret=${key}&issuer=Corridor`;
      const picture = await toDataURL(address, { margin: 2, width: 192 });
      if (isCurrent) setSecret({ key, picture });
    };
    begin().catch((cause: unknown) => isCurrent && setError(failureText(cause)));
    return () => {
      isCurrent = false;
    };
  }, [identity]);
  return { secret, error };
}
