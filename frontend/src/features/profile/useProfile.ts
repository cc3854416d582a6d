import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../session/services';
import type { Profile } from '../../session/identity';
import { failureText } from '../../shared/auth/refusals';

interface Loaded {
  readonly profile?: Profile;
  readonly error?: string;
}

/**
 * The user's profile, which the token carries, and a function that reloads it by renewing the token. The old profile stays until the new
 * one has loaded.
 */
export function useProfile(): Loaded & { readonly reload: () => void } {
  const { identity } = useServices();
  const [loaded, setLoaded] = useState<Loaded>({});
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const renewed = reloads > 0 ? identity.refresh() : Promise.resolve();
    renewed
      .then(() => identity.profile())
      .then(
        (profile) => isCurrent && setLoaded({ profile }),
        (cause: unknown) => isCurrent && setLoaded((before) => ({ ...before, error: failureText(cause) })),
      );
    return () => {
      isCurrent = false;
    };
  }, [identity, reloads]);
  const reload = useCallback(() => setReloads((current) => current + 1), []);
  return { ...loaded, reload };
}
