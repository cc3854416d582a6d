import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../session/paths';
import { shownPage } from '../../../shared/listQuery';
import { Button } from '../../../ui/Button';
import { PartList, usePartPage } from '../view/PartList';
import { endpointColumns } from './endpointColumns';
import { SecretDialog } from './SecretDialog';
import { useEndpoints } from './webhookQueries';

// Most visits only look, and the form brings the validation.
const EndpointPanel = lazy(async () => ({ default: (await import('./EndpointPanel')).EndpointPanel }));

/** The endpoints that are told of an organisation's events. */
export function WebhooksPart({ orgId }: { orgId: string }) {
  const { page, onPage } = usePartPage();
  const [isNew, setIsNew] = useState(false);
  const [secret, setSecret] = useState<string>();
  const read = useEndpoints(orgId, page);
  const onSaved = (created?: string) => {
    setIsNew(false);
    setSecret(created);
  };
  return (
    <>
      <PartList
        caption="Webhooks"
        nouns={['webhook', 'webhooks']}
        action={
          <Button tone="primary" onClick={() => setIsNew(true)}>
            New webhook
          </Button>
        }
        read={read}
        {...shownPage(read.data?.webhook_endpoints, page)}
        columns={endpointColumns}
        rowKey={({ id }) => id}
        rowLink={({ id, org_id }) => paths.webhook(org_id, id)}
        emptyText="Programs of the organisation that are told of payments, conversions and money in will be listed here."
        page={page}
        onPage={onPage}
      />
      <Suspense fallback={null}>
        {isNew && <EndpointPanel orgId={orgId} onSaved={onSaved} onClose={() => setIsNew(false)} />}
      </Suspense>
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
