import { IconBuilding, IconCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { GetAccountsForUserDocument } from '../../shared/accounts/accountsForUser';
import { containsPattern } from '../../shared/listQuery';
import { useLeave } from '../../shared/leaving/useLeaveGuard';
import { seatStanding, type StandingSeat } from '../../shared/seats/seatStanding';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import type { AccountSummary } from '../../session/sessionUser';
import type { Command } from '../../ui/palette/command';

type AccountSeat = StandingSeat & { readonly account: AccountSummary };

/** How many accounts are offered at once; a search finds the others. */
const maxAccounts = 8;

/**
 * The accounts on which the user has a seat and that match a text, as commands that switch to them.
 * @param isOn whether they are read
 */
export function useAccountCommands(isOn: boolean, text: string): { commands: readonly Command[]; isBusy: boolean } {
  const { user, account: current } = usePortal();
  const switchTo = useSwitch();
  const [{ data, fetching }] = useQuery({
    query: GetAccountsForUserDocument,
    variables: { username: user.id, pattern: containsPattern(text.trim()), limit: maxAccounts, offset: 0 },
    pause: !isOn,
  });
  const seats = isOn ? (data?.users_by_pk?.contacts ?? []) : [];
  const commands = seats.map((seat) => commandOf(seat, seat.account.id === current?.id, () => switchTo(seat.account)));
  return { commands, isBusy: fetching };
}

function commandOf({ account, ...seat }: AccountSeat, isCurrent: boolean, run: () => void): Command {
  const { id, name, reference, organisation } = account;
  const isWorking = seatStanding(seat).state === 'working';
  const Mark = isCurrent ? IconCheck : IconBuilding;
  return {
    id: `account-${id}`,
    label: name,
    detail: [isCurrent && 'Current', !isWorking && 'Your seat cannot act yet', organisation.name, reference]
      .filter(Boolean)
      .join(' · '),
    icon: <Mark size={18} stroke={1.7} aria-hidden />,
    run,
  };
}

/** Selects an account and opens the dashboard; a page with changes asks first. */
function useSwitch(): (account: AccountSummary) => void {
  const { account: current, selectAccount } = usePortal();
  const navigate = useNavigate();
  const leave = useLeave();
  return (account) => {
    if (account.id === current?.id) return;
    leave(() => {
      void selectAccount(account);
      void navigate(paths.dashboard);
    });
  };
}
