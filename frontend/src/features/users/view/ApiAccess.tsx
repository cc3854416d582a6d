import { useState } from 'react';
import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { listText } from '../../../ui/listText';
import { Row, Stack } from '../../../ui/Stack';
import { ChangeApiAccessDocument } from './changeApiAccess';
import { IssueKeyDialog } from './IssueKeyDialog';
import type { UserFacts } from './userQuery';

type ApiKey = NonNullable<UserFacts['apiKey']>;

/** The key with which programs act as the user. */
export function ApiAccess({ facts: { id, apiKey } }: { facts: UserFacts }) {
  const [asked, setAsked] = useState<'issue' | 'revoke'>();
  const [issued, setIssued] = useState<string>();
  const isEnabled = apiKey?.isEnabled ?? false;
  const close = () => setAsked(undefined);
  const show = (key: string | null | undefined) => {
    setIssued(key ?? undefined);
    close();
  };
  return (
    <Card title="API access">
      <Stack>
        <p>{isEnabled ? `The key that ends with ${apiKey?.key ?? ''} is in use.` : 'The user has no key.'}</p>
        {isEnabled && apiKey && <Terms apiKey={apiKey} />}
        <Row>
          <Button onClick={() => setAsked('issue')}>{isEnabled ? 'Issue new key' : 'Issue key'}</Button>
          {isEnabled && <Button onClick={() => setAsked('revoke')}>Revoke key</Button>}
        </Row>
      </Stack>
      {asked === 'issue' && <IssueKeyDialog id={id} onIssued={show} onClose={close} />}
      {asked === 'revoke' && (
        <ConfirmedCall
          document={ChangeApiAccessDocument}
          variables={{ id, isEnabled: false }}
          label="Revoke key"
          onDone={close}
          onClose={close}
        >
          <p>Programs that use the key of {id} are refused from now on.</p>
        </ConfirmedCall>
      )}
      {issued && <KeyDialog apiKey={issued} onClose={() => setIssued(undefined)} />}
    </Card>
  );
}

const scopeLabels: Readonly<Record<string, string>> = { read: 'read', draft: 'draft', approve: 'approve and send' };

function Terms({ apiKey: { scopes, networks, lastUsedAt } }: { apiKey: ApiKey }) {
  return (
    <Details
      items={[
        { label: 'May', value: listText(scopes.map((scope) => scopeLabels[scope] ?? scope)) },
        { label: 'Networks', value: networks.length > 0 ? networks.join(', ') : 'From everywhere' },
        { label: 'Last used', value: lastUsedAt ? formatInstant(lastUsedAt) : 'Never' },
      ]}
    />
  );
}

function KeyDialog({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="New key"
      confirmLabel="I have copied it"
      dismissLabel="Close"
      onConfirm={onClose}
      onClose={onClose}
    >
      <p>Copy the key now and hand it over safely. It is not shown again.</p>
      <CopyText label="API key" text={apiKey} />
    </ConfirmDialog>
  );
}
