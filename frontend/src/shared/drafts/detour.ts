import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount, usePortal } from '../../session/PortalContext';
import { useServices } from '../../session/services';
import { draftStore } from './draftStore';

/** A way to another form for a record that this form lacks, and back. It is the state of the navigation. */
interface Detour {
  /** The address of the form to return to. */
  readonly returnTo: string;
  /** The field of that form which takes the id of the new record; '' for none. */
  readonly field: string;
}

const detourOf = (state: unknown) => (state as { readonly detour?: Detour } | null)?.detour;

/** Whether a navigation is a detour, from which the user comes back to the form. */
export const isDetour = (state: unknown): boolean => detourOf(state) !== undefined;

/** The state of a navigation that returns to the current form with a value for the field. */
export function useDetourState(field: string): { readonly detour: Detour } {
  const { pathname, search } = useLocation();
  return useMemo(() => ({ detour: { returnTo: pathname + search, field } }), [pathname, search, field]);
}

/** What a detour changes in the draft besides the id; given the fields that the user changed before. */
export type DetourChanges = (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/**
 * Ends a detour: puts the id of the new record into the draft of the form that the user came from.
 * @returns a function that answers with that form's address, or undefined if this page is no detour
 */
export function useEndDetour(): (id: string, changes?: DetourChanges) => string | undefined {
  const { state } = useLocation() as { state: unknown };
  const { user } = usePortal();
  const account = useAccount();
  const { now } = useServices();
  return useCallback(
    (id, changes = () => ({})) => {
      const detour = detourOf(state);
      if (!detour) return undefined;
      const key = { userId: user.id, accountId: account.id, address: detour.returnTo };
      const nowMs = now().getTime();
      const before = draftStore.read(key, nowMs)?.fields ?? {};
      const fields = { ...before, ...changes(before), ...(detour.field && { [detour.field]: id }) };
      draftStore.write(key, { savedAt: nowMs, fields });
      return detour.returnTo;
    },
    [state, user.id, account.id, now],
  );
}
