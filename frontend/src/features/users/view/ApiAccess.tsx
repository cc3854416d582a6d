import { useState } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import type { ChangeApiAccessMutation, ChangeApiAccessMutationVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { CopyText } from '../../../ui/CopyText';
import { Notice } from '../../../ui/Notice';
import { Row, Stack } from '../../../ui/Stack';
import type { UserFacts } from './userQuery';

const ChangeApiAccessDocument: TypedDocumentNode<ChangeApiAccessMutation, ChangeApiAccessMutationVariables> = gql`
  mutation changeApiAccess($id: String!, $isEnabled: Boolean!) {
    result: changeApiAccess(id: $id, isEnabled: $isEnabled) {
      id
      key
    }
  }
`;

const asked = {
  issue: {
    label: 'Issue key',
    isEnabled: true,
    effect: 'A new key is shown once. A key that the user has now no longer counts.',
  },
  revoke: { label: 'Revoke key', isEnabled: false, effect: 'Programs that use the key are refused from now on.' },
} as const;

/** The key with which programs act as the user. */
export function ApiAccess({ facts }: { facts: UserFacts }) {
  const [chosen, setChosen] = useState<keyof typeof asked>();
  const [key, setKey] = useState<string>();
  const isEnabled = facts.apiKey?.isEnabled ?? false;
  return (
    <Card title="API access">
      <Stack>
        <p>{isEnabled ? `The key that ends with ${facts.apiKey?.key ?? ''} is in use.` : 'The user has no key.'}</p>
        <Row>
          <Button onClick={() => setChosen('issue')}>{isEnabled ? 'Issue new key' : asked.issue.label}</Button>
          {isEnabled && <Button onClick={() => setChosen('revoke')}>{asked.revoke.label}</Button>}
        </Row>
      </Stack>
      {chosen && (
        <AccessDialog
          id={facts.id}
          {...asked[chosen]}
          onDone={(issued) => {
            setKey(issued ?? undefined);
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
      {key && <KeyDialog apiKey={key} onClose={() => setKey(undefined)} />}
    </Card>
  );
}

interface DialogProps {
  id: string;
  label: string;
  isEnabled: boolean;
  effect: string;
  onDone: (key: string | null | undefined) => void;
  onClose: () => void;
}

function AccessDialog({ id, label, isEnabled, effect, onDone, onClose }: DialogProps) {
  const { call, isCalling, error } = useCall(ChangeApiAccessDocument);
  const confirm = async () => {
    const answer = await call({ id, isEnabled }, adminCall);
    if ('data' in answer) onDone(answer.data.result.key);
  };
  return (
    <ConfirmDialog
      isOpen
      title={`${label} of ${id}`}
      confirmLabel={label}
      tone={isEnabled ? 'primary' : 'danger'}
      isLoading={isCalling}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>{effect}</p>
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
      <p>Copy the key now and hand it over safely. It is not shown again.</p>
      <CopyText label="API key" text={apiKey} />
    </ConfirmDialog>
  );
}
