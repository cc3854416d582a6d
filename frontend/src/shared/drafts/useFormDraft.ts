import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount, usePortal } from '../../session/PortalContext';
import { useServices } from '../../session/services';
import { useLeaveGuard } from '../leaving/useLeaveGuard';
import { FormDraft, type DraftCopy } from './FormDraft';

/**
 * The draft of the form at the current address, for the user and the selected account. Leaving the page asks while the form is changed.
 * The form contains `KeepDraft`, its page shows `DraftNotice`, and a successful save calls `finish`.
 * @param initialValues what the form shows without a draft; only those of the first render count
 * @param copy where the draft is kept besides the tab; also that of the first render
 */
export function useFormDraft<Values extends object>(initialValues: Values, copy?: DraftCopy): FormDraft<Values> {
  const { user } = usePortal();
  const account = useAccount();
  const { now } = useServices();
  const { pathname, search } = useLocation();
  const [draft] = useState(() => {
    const key = { userId: user.id, accountId: account.id, address: pathname + search };
    return new FormDraft(key, initialValues, () => now().getTime(), copy);
  });
  useLeaveGuard(draft.isChanged);
  return draft;
}
