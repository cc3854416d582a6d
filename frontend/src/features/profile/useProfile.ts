import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../app/services';
import { type Profile } from '../../app/session/identity';
import { textOfError } from '../../shared/textOfError';

interface Loaded {
  readonly profile?: Profile;
  readonly error?: string;
}

/** What the identity provider knows of the user, and how to ask again. The old answer stays until the new one is there. */
export function useProfile(): Loaded & { readonly reload: () => void } {
  const { identity } = useServices();
  const [loaded, setLoaded] = useState<Loaded>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    identity.profile().then(
      (profile) => isCurrent && setLoaded({ profile }),
      (cause: unknown) => isCurrent && setLoaded((before) => ({ ...before, error: textOfError(cause) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [identity, turn]);
  const reload = useCallback(() => setTurn((current) => current + 1), []);
  return { ...loaded, reload };
}
