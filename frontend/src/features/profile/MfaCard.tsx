import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../../session/PortalContext';
import type { MfaMethod, Profile } from '../../session/identity';
import { Badge } from '../../ui/marks';
import { Card, Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/loading';
import { MfaChoices } from './MfaChoices';
import { useActivity } from './useActivity';

// A separate chunk, because it needs a library for QR codes.
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

  const onChanged = async (method: MfaMethod | undefined) => {
    await record(method ? 'A022' : 'A023', method && names[method]);
    // The user's role depends on whether a second factor is on.
    if (Boolean(method) !== Boolean(current)) return onMfaChanged();
    setIsSettingUp(false);
    onChange();
  };
  return (
    <Card
      title="Multi Factor Authentication"
      action={
        current ? (
          <Badge tone="success" icon={IconShieldCheck} label={`On: ${names[current]}`} />
        ) : (
          <Badge tone="waiting" icon={IconAlertTriangle} label="Off" />
        )
      }
    >
      <Stack>
        <p>A code in addition to your password protects your account if another person knows your password.</p>
        {isSettingUp ? (
          <Suspense fallback={<Skeleton rows={4} />}>
            <SetUpAuthenticator
              onDone={() => void onChanged('SOFTWARE_TOKEN_MFA')}
              onCancel={() => setIsSettingUp(false)}
            />
          </Suspense>
        ) : (
          <MfaChoices
            profile={profile}
            onSetUp={() => setIsSettingUp(true)}
            onChanged={(method) => void onChanged(method)}
          />
        )}
      </Stack>
    </Card>
  );
}
