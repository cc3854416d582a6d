import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { paymentDraftLifeMs } from '../../../../../domain/payments/draftLimits';
import type { PaymentDraftQuery } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { usePortal } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import type { StoredDraft } from '../../../shared/drafts/draftStore';
import { PaymentDraftDocument } from './draftQuery';
import { ServerDraft } from './ServerDraft';

/** The user's draft on the server. */
export type KeptDraft = PaymentDraftQuery['payment_drafts'][number];

const storedOf = ({ savedAt, content }: KeptDraft): StoredDraft => ({
  savedAt: Date.parse(savedAt),
  fields: content as StoredDraft['fields'],
});

/**
 * The server's draft of a new payment: for the form with the query, its copy; of another form, what is kept of that one. Where it cannot be
 * read the form opens without it.
 * @returns an undefined copy while the draft is read
 */
export function useServerDraft(accountId: string, search: string) {
  const client = useClient();
  const { now } = useServices();
  const [from] = useState(() => new Date(now().getTime() - paymentDraftLifeMs).toISOString());
  const { user } = usePortal();
  const variables = { userId: user.id, accountId, from };
  const { data, isLoading } = useRead({ query: PaymentDraftDocument, variables, requestPolicy: 'network-only' });
  const kept = data?.payment_drafts[0];
  const stored = kept?.search === search ? kept : undefined;
  const copy = useMemo(
    () => (isLoading ? undefined : new ServerDraft(client, search, stored && storedOf(stored))),
    [client, search, stored, isLoading],
  );
  return { copy, other: stored ? undefined : kept };
}
