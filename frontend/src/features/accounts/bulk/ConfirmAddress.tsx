import type { AccountAddressInput } from '../../../graphql/generated/operations';
import { ChangesTable } from '../../../shared/changes/ChangesTable';
import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import { countText } from '../../../ui/formats';
import { showToast } from '../../../ui/toast';
import { type AddressedAccount, BulkUpdateAccountsDocument, changesOf } from './addressChanges';

interface Props {
  orgId: string;
  accounts: readonly AddressedAccount[];
  address: AccountAddressInput;
  onDone: () => void;
  onClose: () => void;
}

/** Shows what changes on each account before it is saved. */
export function ConfirmAddress({ orgId, accounts, address, onDone, onClose }: Props) {
  const count = countText(accounts.length, ['account', 'accounts']);
  return (
    <ConfirmedCall
      document={BulkUpdateAccountsDocument}
      variables={{ orgId, accountIds: accounts.map(({ id }) => id), address }}
      label={`Update ${count}`}
      tone="primary"
      isWide
      onDone={() => {
        showToast('success', `Updated: ${count}.`);
        onDone();
      }}
      onClose={onClose}
    >
      {accounts.map((account) => {
        const changes = changesOf(account, address);
        return changes.length > 0 ? (
          <ChangesTable key={account.id} subject={account.name} changes={changes} />
        ) : (
          <p key={account.id}>{account.name} has this address already.</p>
        );
      })}
    </ConfirmedCall>
  );
}
