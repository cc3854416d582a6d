import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../../app/session/PortalContext';
import { type MfaMethod, type Profile } from '../../app/session/identity';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { MfaChoices } from './MfaChoices';
import { useActivity } from './useActivity';

// It draws the picture with a library that nothing else needs.
const SetUpAuthenticator = lazy(async () => ({
  default: (await import('./SetUpAuthenticator')).SetUpAuthenticator,
}));

const names: Record<MfaMethod, string> = {
  SOFTWARE_TOKEN_MFA: 'Authenticator app',
  SMS_MFA: 'Text message',
};

/** The second factor: which one is on, how to set one up, and how to turn it off. */
export function MfaCard({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  const { onMfaChanged } = usePortal();
  const record = useActivity();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [current] = profile.mfa;

  const onTurned = async (method: MfaMethod | undefined) => {
    await record(method ? 'A022' : 'A023', method && names[method]);
    // With the first factor, and without the last, the user works in another role.
    if (Boolean(method) !== Boolean(current)) return onMfaChanged();
    setIsSettingUp(false);
    onChange();
  };
  return (
    <Card
      title="Multi Factor Authentication"
      action={
        current ? (
          <Badge tone="arrived" icon={IconShieldCheck} label={`On: ${names[current]}`} />
        ) : (
          <Badge tone="waiting" icon={IconAlertTriangle} label="Off" />
        )
      }
    >
      <Stack>
        <p>A code besides the password keeps others out who have learned it.</p>
        {isSettingUp ? (
          <Suspense fallback={<Skeleton rows={4} />}>
            <SetUpAuthenticator
              onDone={() => void onTurned('SOFTWARE_TOKEN_MFA')}
              onCancel={() => setIsSettingUp(false)}
            />
          </Suspense>
        ) : (
          <MfaChoices
            profile={profile}
            onSetUp={() => setIsSettingUp(true)}
            onTurned={(method) => void onTurned(method)}
          />
        )}
      </Stack>
    </Card>
  );
}
