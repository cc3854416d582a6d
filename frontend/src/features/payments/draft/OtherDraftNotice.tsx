import { paths } from '../../../session/paths';
import { formatInstant } from '../../../ui/formatDate';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import type { KeptDraft } from './useServerDraft';

/** Says that the server keeps a draft of a form that was prefilled otherwise, and leads there. */
export function OtherDraftNotice({ draft }: { draft: KeptDraft | undefined }) {
  if (!draft) return null;
  const address = draft.search ? `${paths.newPayment}?${draft.search}` : paths.newPayment;
  return (
    <Notice tone="info" title={`You have a draft of another payment of ${formatInstant(draft.savedAt)}.`}>
      <p>It is replaced when you change this form.</p>
      <LinkButton to={address} size="small">
        Continue that draft
      </LinkButton>
    </Notice>
  );
}
