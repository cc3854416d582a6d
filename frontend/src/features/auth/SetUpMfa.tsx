import { useEffect, useState } from 'react';
import { toDataURL } from 'qrcode';
import { useServices } from '../../app/services';
import { Notice } from '../../ui/Notice';
import { AuthForm } from './AuthForm';
import { checkCode, cleanCode } from './authRules';
import { CodeField } from './CodeField';
import classes from './SetUpMfa.module.css';
import { type ApiState } from './signInMachine';
import { textOfError } from './textOfError';
import { useAuthForm } from './useAuthForm';

interface Secret {
  readonly key: string;
  readonly picture: string;
}

/** Asks for an authenticator secret once and draws it. */
function useSecret() {
  const { identity } = useServices();
  const [secret, setSecret] = useState<Secret>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const [key, session] = await Promise.all([identity.startAuthenticator(), identity.session()]);
      const label = encodeURIComponent(`Corridor:${session?.userId ?? ''}`);
      const picture = await toDataURL(`otpauth://totp/${label}?secret=${key}&issuer=Corridor`, {
        margin: 2,
        width: 192,
      });
      if (isCurrent) setSecret({ key, picture });
    };
    begin().catch((cause: unknown) => isCurrent && setError(textOfError(cause)));
    return () => {
      isCurrent = false;
    };
  }, [identity]);
  return { secret, error };
}

/** Sets up an authenticator app: scan or type the key, then prove it with a code. */
export function SetUpMfa({ onDone }: { onDone: () => void }) {
  const { identity } = useServices();
  const { secret, error } = useSecret();
  const [api, setApi] = useState<ApiState>({ status: 'idle' });
  const confirm = async (code: string) => {
    setApi({ status: 'loading' });
    try {
      await identity.confirmAuthenticator(cleanCode(code));
      // The present token still says that MFA is missing.
      await identity.refresh();
      onDone();
    } catch (cause) {
      setApi({ status: 'error', message: textOfError(cause) });
    }
  };
  const { field, onSubmit } = useAuthForm({ code: '' }, checkCode, ({ code }) => void confirm(code));

  if (error) return <Notice tone="failure">{error}</Notice>;
  if (!secret) return null;
  return (
    <AuthForm
      title="Set up Multi Factor Authentication"
      intro="Scan this picture with an authenticator app, then enter the code that it shows."
      api={api}
      submitLabel="Turn on"
      onSubmit={onSubmit}
    >
      <img
        className={classes.picture}
        src={secret.picture}
        alt="QR code for your authenticator app"
        width={192}
        height={192}
      />
      <p>
        Or type this key: <code className={classes.key}>{secret.key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField {...field('code')} />
    </AuthForm>
  );
}
