import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { tellIfWaiting } from '../../../shared/changes/tellSaved';
import { ConfirmAction } from '../../../shared/ConfirmAction';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { SecretDialog } from './SecretDialog';
import type { EndpointRow } from './webhookQueries';
import { DeleteWebhookEndpointDocument, RotateWebhookSecretDocument } from './webhookWrites';

const EndpointPanel = lazy(async () => ({ default: (await import('./EndpointPanel')).EndpointPanel }));

/** What an administrator does with an endpoint: edit it, give it a new secret, delete it. */
export function EndpointActions({ endpoint }: { endpoint: EndpointRow }) {
  const [isEditing, setIsEditing] = useState(false);
  const navigate = useNavigate();
  const close = () => setIsEditing(false);
  return (
    <>
      <Button tone="primary" onClick={() => setIsEditing(true)}>
        Edit
      </Button>
      <NewSecret endpointId={endpoint.id} />
      <ConfirmAction
        label="Delete"
        tone="danger"
        document={DeleteWebhookEndpointDocument}
        variables={{ endpointId: endpoint.id }}
        done="Webhook deleted"
        onDone={() => void navigate(`${paths.organisation(endpoint.org_id)}?tab=webhooks`)}
      >
        <p>{endpoint.url} is told nothing more. Its messages are deleted, too.</p>
      </ConfirmAction>
      <Suspense fallback={null}>
        {isEditing && <EndpointPanel orgId={endpoint.org_id} endpoint={endpoint} onSaved={close} onClose={close} />}
      </Suspense>
    </>
  );
}

function NewSecret({ endpointId }: { endpointId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { call, isCalling, error } = useCall(RotateWebhookSecretDocument);
  const confirm = async () => {
    const answer = await call({ endpointId }, adminCall);
    if ('error' in answer) return;
    tellIfWaiting(answer.data);
    setIsAsking(false);
    setSecret(answer.data.result.secret);
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>New secret</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="New secret"
        confirmLabel="Make new secret"
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {error && <Notice tone="failure">{error.text}</Notice>}
        <p>For 24 hours messages are signed with both secrets. Change the receiver to the new one within this time.</p>
      </ConfirmDialog>
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
