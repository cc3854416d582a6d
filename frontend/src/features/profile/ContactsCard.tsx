import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { usePortal } from '../../session/PortalContext';
import type { ContactKind, Profile } from '../../session/identity';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Details } from '../../ui/Details';
import { Row, Stack } from '../../ui/Stack';
import { VerifyContact } from './VerifyContact';

/** The user's name and contacts; a contact that is not verified can be verified here. */
export function ContactsCard({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  const { user } = usePortal();
  const [verifying, setVerifying] = useState<ContactKind>();
  const contact = (kind: ContactKind, value: string | undefined): ReactNode =>
    value && (
      <Row>
        <span>{value}</span>
        {profile.verified.includes(kind) ? (
          <Badge tone="success" icon={IconCircleCheck} label="Verified" />
        ) : (
          <>
            <Badge tone="waiting" icon={IconAlertTriangle} label="Not verified" />
            <Button size="small" onClick={() => setVerifying(kind)} aria-label={`Verify ${value}`}>
              Verify
            </Button>
          </>
        )}
      </Row>
    );
  const onVerified = () => {
    setVerifying(undefined);
    onChange();
  };
  return (
    <Card title="About you">
      <Stack>
        <Details
          items={[
            { label: 'Name', value: `${user.first_name} ${user.last_name}`.trim() },
            { label: 'Username', value: profile.username },
            { label: 'Email', value: contact('email', profile.email) },
            { label: 'Phone number', value: contact('phone_number', profile.phoneNumber) },
          ]}
        />
        {verifying && (
          <VerifyContact
            key={verifying}
            kind={verifying}
            onDone={onVerified}
            onCancel={() => setVerifying(undefined)}
          />
        )}
      </Stack>
    </Card>
  );
}
