import { messages } from '../../../../domain/messages';
import { usePortal } from '../../session/PortalContext';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/loading';
import { Stack } from '../../ui/layout';
import { ApiKeyCard } from './ApiKeyCard';
import { AbsenceCard } from './absence/AbsenceCard';
import { ConfirmIdentity } from './ConfirmIdentity';
import { ContactsCard } from './ContactsCard';
import { MfaCard } from './MfaCard';
import { PasswordCard } from './PasswordCard';
import classes from './ProfilePage.module.css';
import { SignInsCard } from './SignInsCard';
import { useProfile } from './useProfile';

/** The user's profile (/profile). Without a second factor, its set-up comes first. */
export function ProfilePage() {
  const { systemStatus, user } = usePortal();
  const { profile, error, reload } = useProfile();
  const needsMfa = systemStatus === 'hasNoMFAAccess';
  const mfa = profile && <MfaCard profile={profile} onChange={reload} />;
  return (
    <div className={classes.page}>
      <PageHeader title={messages.shell.profile} />
      <ConfirmIdentity>
        <Stack gap="large" isInOrder={!profile}>
          {needsMfa && <Notice tone="waiting">You can open other pages once you have set up a second factor.</Notice>}
          {error && (
            <Notice tone="failure">
              {error}{' '}
              <Button size="small" onClick={reload}>
                Try again
              </Button>
            </Notice>
          )}
          {!profile && !error && <Skeleton rows={6} />}
          {needsMfa && mfa}
          {profile && <ContactsCard profile={profile} onChange={reload} />}
          {!needsMfa && mfa}
          {profile && <PasswordCard />}
          {!needsMfa && user.contacts.length > 0 && <AbsenceCard />}
          {!needsMfa && <ApiKeyCard />}
          {!needsMfa && <SignInsCard />}
        </Stack>
      </ConfirmIdentity>
    </div>
  );
}
