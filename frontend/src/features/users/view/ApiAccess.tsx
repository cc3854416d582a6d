import { useState } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { keyTermItems, KeyTermsDialog } from '../../../shared/apiKeys/KeyTermsDialog';
import { tellIfWaiting } from '../../../shared/changes/tellSaved';
import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import { Button } from '../../../ui/Button';
import { Card, Row, Stack } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import type { ChangeApiAccessMutation, ChangeApiAccessMutationVariables } from '../../../graphql/generated/operations';
import type { UserFacts } from './userQuery';

/** Lets a user issue keys for programs, within limits, or takes that away. */
const ChangeApiAccessDocument: TypedDocumentNode<ChangeApiAccessMutation, ChangeApiAccessMutationVariables> = gql`
  mutation changeApiAccess($id: String!, $isEnabled: Boolean!, $scopes: [String!], $networks: [String!]) {
    result: changeApiAccess(id: $id, isEnabled: $isEnabled, scopes: $scopes, networks: $networks) {
      id
      pendingChangeId
    }
  }
`;

/** Whether the user may issue a key for programs, how far it may reach, and whether there is one. The key itself is shown to the user only. */
export function ApiAccess({ facts: { id, apiKey, apiAccess } }: { facts: UserFacts }) {
  const [asked, setAsked] = useState<'limit' | 'revoke'>();
  const isEnabled = apiAccess?.isEnabled ?? false;
  const close = () => setAsked(undefined);
  return (
    <Card title="API access">
      <Stack>
        <p>{isEnabled ? stateOf(apiKey) : 'The user may not issue a key for programs.'}</p>
        {isEnabled && apiAccess && <Details items={keyTermItems(apiAccess)} />}
        <Row>
          <Button onClick={() => setAsked('limit')}>{isEnabled ? 'Change limits' : 'Give API access'}</Button>
          {isEnabled && <Button onClick={() => setAsked('revoke')}>Revoke API access</Button>}
        </Row>
      </Stack>
      {asked === 'limit' && <LimitDialog id={id} apiAccess={apiAccess} onClose={close} />}
      {asked === 'revoke' && (
        <ConfirmedCall
          document={ChangeApiAccessDocument}
          variables={{ id, isEnabled: false }}
          label="Revoke API access"
          onDone={close}
          onClose={close}
        >
          <p>Programs that use the key of {id} are refused from now on.</p>
        </ConfirmedCall>
      )}
    </Card>
  );
}

function stateOf(apiKey: UserFacts['apiKey']): string {
  if (!apiKey?.isEnabled) return 'The user may issue a key in the profile, and has none.';
  const use = apiKey.lastUsedAt ? `It was last used ${formatInstant(apiKey.lastUsedAt)}.` : 'It was never used.';
  return `The key that ends with ${apiKey.key} is in use. ${use}`;
}

interface LimitProps {
  id: string;
  apiAccess: UserFacts['apiAccess'];
  onClose: () => void;
}

function LimitDialog({ id, apiAccess, onClose }: LimitProps) {
  const { call, isCalling, error } = useCall(ChangeApiAccessDocument);
  return (
    <KeyTermsDialog
      title={`API access of ${id}`}
      confirmLabel="Give API access"
      terms={apiAccess ?? { scopes: ['read', 'draft'], networks: [] }}
      isLoading={isCalling}
      error={error}
      onConfirm={(terms) =>
        void call({ id, isEnabled: true, ...terms }, adminCall).then((answer) => {
          if ('error' in answer) return;
          tellIfWaiting(answer.data);
          onClose();
        })
      }
      onClose={onClose}
    >
      <p>The user issues the key in the profile and is the only one who sees it. It reads what the user may read.</p>
    </KeyTermsDialog>
  );
}
