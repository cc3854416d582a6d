import { SeatState } from '../../../shared/seats/SeatState';
import { ownSeatStanding, type StandingSeat } from '../../../shared/seats/seatStanding';
import { Badge } from '../../../ui/marks';
import { Button } from '../../../ui/Button';
import type { Column } from '../../../ui/table/column';
import type { AccountChoice } from './allAccounts';

/** The user's role on the account. */
const role: Column<AccountChoice> = {
  key: 'role',
  title: 'Your role',
  cell: (choice) => choice.role,
  isSecondary: true,
};

/** Why the user cannot act on the account yet. */
function SeatTrouble({ seat }: { seat: StandingSeat }) {
  const standing = ownSeatStanding(seat);
  return standing.reason && <SeatState standing={standing} />;
}

/**
 * The columns of a list of accounts to choose from.
 * @param currentId the id of the selected account
 */
export function accountColumns(
  currentId: string | undefined,
  hasRoles: boolean,
  choose: (choice: AccountChoice) => void,
): Column<AccountChoice>[] {
  return [
    {
      key: 'name',
      title: 'Account',
      onPhone: 'title',
      cell: ({ account, seat }) => (
        <>
          <strong>{account.name}</strong> {account.id === currentId && <Badge label="Current" />}
          {account.is_closed && <Badge label="Closed" />}
          {seat && !account.is_closed && <SeatTrouble seat={seat} />}
        </>
      ),
    },
    {
      key: 'organisation',
      title: 'Organisation',
      onPhone: 'detail',
      cell: ({ account }) => account.organisation.name,
    },
    {
      key: 'reference',
      title: 'Reference',
      onPhone: 'secondDetail',
      cell: ({ account }) => account.reference,
      isSecondary: true,
    },
    ...(hasRoles ? [role] : []),
    {
      key: 'choose',
      title: 'Action',
      onPhone: 'value',
      isTitleHidden: true,
      isNumber: true,
      cell: (choice) => (
        <Button size="small" onClick={() => choose(choice)} aria-label={`Switch to ${choice.account.name}`}>
          {choice.account.id === currentId ? 'Stay here' : 'Switch'}
        </Button>
      ),
    },
  ];
}
