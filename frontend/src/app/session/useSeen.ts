import { useEffect } from 'react';
import { useClient } from 'urql';
import { StoreLastUsedAccountDocument } from './selectAccount';

const intervalMs = 5 * 60_000;
const signsOfLife = ['pointerdown', 'keydown'] as const;

/**
 * Tells the server that the user is still there, at most every five minutes while they work. The server ends sessions by
 * when a person was last seen, not by when they signed in; storing the account in use marks them as seen.
 */
export function useSeen(userId: string, accountId: string | undefined): void {
  const client = useClient();
  useEffect(() => {
    if (!accountId) return undefined;
    let lastTold = Date.now();
    const tell = () => {
      if (Date.now() - lastTold < intervalMs) return;
      lastTold = Date.now();
      void client.mutation(StoreLastUsedAccountDocument, { userId, accountId }).toPromise();
    };
    signsOfLife.forEach((event) => window.addEventListener(event, tell, { passive: true }));
    return () => signsOfLife.forEach((event) => window.removeEventListener(event, tell));
  }, [client, userId, accountId]);
}
