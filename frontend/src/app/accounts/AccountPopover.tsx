import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen } from '../routing/access';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { CommandPopover } from '../../ui/palette/CommandPopover';
import { searchThrottleMs, useThrottle } from '../../ui/timing';
import { AccountName } from './AccountName';
import { useAccountCommands } from './useAccountCommands';

/** The selected account as a button that opens a search in the user's own accounts. */
export function AccountPopover({ onLeave }: { onLeave: () => void }) {
  const portal = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const search = useThrottle(setWanted, searchThrottleMs);
  const { commands, isBusy } = useAccountCommands(isOpen, wanted);
  const type = (next: string) => {
    setText(next);
    search(next);
  };
  const close = () => {
    setIsOpen(false);
    type('');
  };
  const leaving = commands.map((command) => ({
    ...command,
    run: () => {
      onLeave();
      command.run();
    },
  }));
  const hasAll = mayOpen(paths.allAccounts, portal);
  return (
    <CommandPopover
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={close}
      text={text}
      onText={type}
      placeholder="Search your accounts"
      groups={leaving.length > 0 ? [{ label: 'Your accounts', commands: leaving }] : []}
      isBusy={isBusy || text !== wanted}
      emptyText="No account matches this search."
      foot={
        hasAll && (
          <Link
            to={paths.allAccounts}
            onClick={() => {
              close();
              onLeave();
            }}
          >
            All accounts
          </Link>
        )
      }
    >
      <AccountName />
    </CommandPopover>
  );
}
