import { useCall } from '../../graphql/useCall';
import { ReadFrame } from '../../shared/ReadFrame';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { SendAccountSubmissionAgainDocument } from './houseWrites';
import { useDelivery } from './providerDeliveryQuery';
import { providerStanding } from './providerStanding';
import type { Submission } from './submissionsQuery';

/** Where a submitted request stands at the provider, for administrators (docs/decisions/083). */
export function ProviderNotice({ submission: { id, status_sub_code: status } }: { submission: Submission }) {
  const read = useDelivery(id);
  return (
    <ReadFrame read={read} rows={1}>
      {({ account_request_deliveries_by_pk: delivery }) => {
        const standing = providerStanding(status, delivery);
        if (!standing) return null;
        return (
          <Notice tone={standing.tone} title={standing.title}>
            {standing.text} {standing.maySendAgain && <SendAgain submissionId={id} />}
          </Notice>
        );
      }}
    </ReadFrame>
  );
}

function SendAgain({ submissionId }: { submissionId: string }) {
  const { call, isCalling, error } = useCall(SendAccountSubmissionAgainDocument);
  return (
    <>
      <Button size="small" isLoading={isCalling} onClick={() => void call({ submissionId })}>
        Send again
      </Button>
      {error && <p>{error.text}</p>}
    </>
  );
}
