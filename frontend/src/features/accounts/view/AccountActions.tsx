import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../session/paths';
import { ConfirmAction } from '../../../shared/ConfirmAction';
import { DeletePendingPayments } from '../../../shared/payments/administration/DeletePendingPayments';
import { Button } from '../../../ui/Button';
import { LinkButton } from '../../../ui/LinkButton';
import type { Account } from '../accountQuery';
import {
  ApproveAccountDocument,
  CloseAccountDocument,
  ReopenAccountDocument,
  SetHouseAccountDocument,
} from '../accountWrites';

const MovePanel = lazy(async () => ({ default: (await import('./MovePanel')).MovePanel }));

/** What can be done with an account as a whole. A closed one can be opened again. */
export function AccountActions({ account }: { account: Account }) {
  const [isMoving, setIsMoving] = useState(false);
  const { id, name } = account;
  if (account.is_closed) return <Reopen account={account} />;
  return (
    <>
      <LinkButton to={paths.editAccount(id)} tone="primary">
        Edit
      </LinkButton>
      {!account.is_approved && (
        <ConfirmAction
          label="Approve"
          tone="primary"
          document={ApproveAccountDocument}
          variables={{ accountId: id }}
          done={`${name} was approved.`}
        >
          <p>The users with a seat on {name} can create payments and conversions.</p>
        </ConfirmAction>
      )}
      <Button onClick={() => setIsMoving(true)}>Move</Button>
      <HouseMark account={account} />
      <DeletePendingPayments account={account} />
      <ConfirmAction
        label="Close account"
        tone="danger"
        document={CloseAccountDocument}
        variables={{ accountId: id }}
        done={`${name} was closed.`}
      >
        <p>
          Nothing new is done on {name}. Its users can still read it. Opening it again needs a second administrator.
        </p>
      </ConfirmAction>
      <Suspense>{isMoving && <MovePanel account={account} onClose={() => setIsMoving(false)} />}</Suspense>
    </>
  );
}

function Reopen({ account: { id, name } }: { account: Account }) {
  return (
    <ConfirmAction
      label="Open again"
      document={ReopenAccountDocument}
      variables={{ accountId: id }}
      done={`${name} was opened again.`}
    >
      <p>
        The users with a seat on {name} can act on it as before. The months in which it was closed are not charged. A
        second administrator allows this.
      </p>
    </ConfirmAction>
  );
}

/** Marks an approved account as the house's, or takes the mark away. */
function HouseMark({ account: { id, name, isHouseAccount, is_approved, tccAccountId } }: { account: Account }) {
  if (isHouseAccount) {
    return (
      <ConfirmAction
        label="Take away the house’s mark"
        document={SetHouseAccountDocument}
        variables={{ accountId: id, isHouseAccount: false }}
        done={`${name} is no longer marked as the house’s.`}
      >
        <p>Charges that are still to be paid to {name} are not taken. A second administrator allows this.</p>
      </ConfirmAction>
    );
  }
  if (!is_approved || !tccAccountId) return null;
  return (
    <ConfirmAction
      label="Mark as the house’s"
      document={SetHouseAccountDocument}
      variables={{ accountId: id, isHouseAccount: true }}
      done={`${name} is marked as the house’s.`}
    >
      <p>
        The settings can then name {name} for fees and safeguarded money of all organisations. A second administrator
        allows this.
      </p>
    </ConfirmAction>
  );
}
