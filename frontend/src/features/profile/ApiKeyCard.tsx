import { useState } from 'react';
import type { OwnApiKeyQuery } from '../../graphql/generated/operations';
import { useCall } from '../../graphql/useCall';
import { useRead } from '../../graphql/useRead';
import { usePortal } from '../../session/PortalContext';
import { keyTermItems, KeyTermsDialog, type KeyTerms } from '../../shared/apiKeys/KeyTermsDialog';
import { Button } from '../../ui/Button';
import { Card, Row, Stack } from '../../ui/layout';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { CopyText } from '../../ui/CopyText';
import { Details } from '../../ui/Details';
import { formatInstant } from '../../ui/formatDate';
import { Notice } from '../../ui/Notice';
import { IssueApiKeyDocument, OwnApiKeyDocument, RevokeApiKeyDocument } from './apiKey';
import { ConfirmationCancelled, useFreshSignIn } from './freshSignInContext';

type Access = NonNullable<OwnApiKeyQuery['access']>;
type ApiKey = OwnApiKeyQuery['keys'][number];

/** The key with which programs sign in as the user, where an administrator has given API access. */
export function ApiKeyCard() {
  const { user } = usePortal();
  const { data } = useRead({ query: OwnApiKeyDocument, variables: { userId: user.id } });
  if (!data?.access?.is_api_key_access_enabled) return null;
  return <KeyOf access={data.access} apiKey={data.keys[0]} />;
}

function KeyOf({ access, apiKey }: { access: Access; apiKey: ApiKey | undefined }) {
  const [asked, setAsked] = useState<'issue' | 'revoke'>();
  const [issued, setIssued] = useState<string>();
  const close = () => setAsked(undefined);
  const show = (key: string) => {
    setIssued(key);
    close();
  };
  return (
    <Card
      title="API key"
      lead="With a key, programs sign in as you. It never approves or sends. It ends when your password, second factor or a seat changes."
    >
      <Stack>
        {apiKey ? <Terms apiKey={apiKey} /> : <p>You have no key.</p>}
        <Row>
          <Button onClick={() => setAsked('issue')}>{apiKey ? 'Issue new key' : 'Issue key'}</Button>
          {apiKey && <Button onClick={() => setAsked('revoke')}>Revoke key</Button>}
        </Row>
      </Stack>
      {asked === 'issue' && <IssueDialog access={access} onIssued={show} onClose={close} />}
      {asked === 'revoke' && <RevokeDialog onClose={close} />}
      {issued && <KeyDialog apiKey={issued} onClose={() => setIssued(undefined)} />}
    </Card>
  );
}

const termsOf = ({ api_access_scopes, api_access_networks }: Access): KeyTerms => ({
  scopes: api_access_scopes,
  networks: api_access_networks,
});

function Terms({ apiKey: { hint, scopes, allowed_networks, createdAt, lastUsedAt } }: { apiKey: ApiKey }) {
  return (
    <Details
      items={[
        { label: 'Ends with', value: `…${hint}` },
        ...keyTermItems({ scopes, networks: allowed_networks }),
        { label: 'Issued', value: formatInstant(createdAt) },
        { label: 'Last used', value: lastUsedAt ? formatInstant(lastUsedAt) : 'Never' },
      ]}
    />
  );
}

interface IssueProps {
  access: Access;
  onIssued: (key: string) => void;
  onClose: () => void;
}

function IssueDialog({ access, onIssued, onClose }: IssueProps) {
  const withFreshSignIn = useFreshSignIn();
  const { call, isCalling, error } = useCall(IssueApiKeyDocument, { rethrows: true });
  const issue = async (terms: { scopes: string[]; networks: string[] }) => {
    try {
      const answer = await withFreshSignIn(() => call(terms, { isFresh: true }));
      if ('data' in answer) onIssued(answer.data.result.key);
    } catch (cause) {
      if (cause instanceof ConfirmationCancelled) onClose();
    }
  };
  const shown = error?.code === 'fresh_sign_in_required' ? undefined : error;
  return (
    <KeyTermsDialog
      title="Issue key"
      confirmLabel="Issue key"
      terms={termsOf(access)}
      scopes={access.api_access_scopes}
      isLoading={isCalling}
      error={shown}
      onConfirm={(terms) => void issue(terms)}
      onClose={onClose}
    >
      <p>A key is shown once. A key that you have now ends. You and your administrators are told of it.</p>
    </KeyTermsDialog>
  );
}

function RevokeDialog({ onClose }: { onClose: () => void }) {
  const { call, isCalling, error } = useCall(RevokeApiKeyDocument);
  return (
    <ConfirmDialog
      isOpen
      title="Revoke key"
      confirmLabel="Revoke key"
      tone="danger"
      isLoading={isCalling}
      onConfirm={() => void call({}).then((answer) => 'data' in answer && onClose())}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>Programs that use your key are refused from now on.</p>
    </ConfirmDialog>
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
      <p>Copy the key now and keep it safe. It is not shown again.</p>
      <CopyText label="API key" text={apiKey} />
    </ConfirmDialog>
  );
}
