import { messages } from '../../../../domain/messages';
import { usePortal } from '../../session/PortalContext';
import classes from './AccountName.module.css';

/** The selected account and its organisation, for the menu. */
export function AccountName() {
  const { account } = usePortal();
  return (
    <>
      <strong className={classes.name}>{account?.name ?? messages.shell.noAccount}</strong>
      <span className={classes.organisation}>{account?.organisation.name ?? messages.shell.noOrganisation}</span>
    </>
  );
}
