import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/marks';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/layout';

interface Props {
  value: string;
  isVerified: boolean;
  onVerify: () => void;
  /** Further actions on the contact. */
  children: ReactNode;
}

/** A contact, whether it is verified, and what the user can do with it. */
export function ContactRow({ value, isVerified, onVerify, children }: Props) {
  return (
    <Row>
      <span>{value}</span>
      {isVerified ? (
        <Badge tone="success" icon={IconCircleCheck} label="Verified" />
      ) : (
        <>
          <Badge tone="waiting" icon={IconAlertTriangle} label="Not verified" />
          <Button size="small" onClick={onVerify} aria-label={`Verify ${value}`}>
            Verify
          </Button>
        </>
      )}
      {children}
    </Row>
  );
}
