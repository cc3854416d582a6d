import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount, usePortal } from '../../session/PortalContext';
import { useServices } from '../../session/services';
import { useLeaveGuard } from '../leaving/useLeaveGuard';
import { FormDraft } from './FormDraft';

/**
 * The draft of the form at the current address, for the user and the selected account. Leaving the page asks while the form is changed.
 * The form contains `KeepDraft`, its page shows `DraftNotice`, and a successful save calls `finish`.
 * @param initialValues what the form shows without a draft; only those of the first render count
 */
export function useFormDraft<Values extends object>(initialValues: Values): FormDraft<Values> {
  const { user } = usePortal();
  const account = useAccount();
  const { now } = useServices();
  const { pathname, search } = useLocation();
  const [draft] = useState(() => {
    const key = { userId: user.id, accountId: account.id, address: pathname + search };
    return new FormDraft(key, initialValues, () => now().getTime());
  });
  useLeaveGuard(draft.isChanged);
  return draft;
}
