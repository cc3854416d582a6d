import { useState, type ReactNode } from 'react';
import { usePortal } from '../../session/PortalContext';
import type { ContactKind, Profile } from '../../session/identity';
import { Button } from '../../ui/Button';
import { Card, Stack } from '../../ui/layout';
import { Details } from '../../ui/Details';
import { ChangePhone } from './ChangePhone';
import { ContactRow } from './ContactRow';
import { VerifyContact } from './VerifyContact';

type Task = ContactKind | 'changePhone';

/** The user's name and contacts: one that is not verified can be verified here, and the phone number changed. */
export function ContactsCard({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  const { user } = usePortal();
  const [open, setOpen] = useState<Task>();
  const ends = {
    onCancel: () => setOpen(undefined),
    onDone: () => {
      setOpen(undefined);
      onChange();
    },
  };
  const contact = (kind: ContactKind, value: string | undefined, action?: ReactNode): ReactNode =>
    value && (
      <ContactRow value={value} isVerified={profile.verified.includes(kind)} onVerify={() => setOpen(kind)}>
        {action}
      </ContactRow>
    );
  const changePhone = (
    <Button size="small" tone="subtle" onClick={() => setOpen('changePhone')} aria-label="Change phone number">
      Change
    </Button>
  );
  return (
    <Card title="About you">
      <Stack>
        <Details
          items={[
            { label: 'Name', value: `${user.first_name} ${user.last_name}`.trim() },
            { label: 'Username', value: profile.username },
            { label: 'Email', value: contact('email', profile.email) },
            { label: 'Phone number', value: contact('phone_number', profile.phoneNumber, changePhone) },
          ]}
        />
        {open === 'changePhone' && <ChangePhone {...ends} />}
        {open && open !== 'changePhone' && <VerifyContact key={open} kind={open} {...ends} />}
      </Stack>
    </Card>
  );
}
