import type { ReactNode } from 'react';
import { messages } from '../../../../domain/messages';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { Row, Stack } from '../../ui/layout';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import type { ClosingStatus } from './entrance';

/** Why a page is closed to the user, and what they can do about it (specification section 2, system status screens). */
export function StatusScreen({ status }: { status: ClosingStatus }) {
  return screens[status];
}

interface ScreenProps {
  title: string;
  tone: 'waiting' | 'failure';
  text: string;
  children?: ReactNode;
}

function Screen({ title, tone, text, children }: ScreenProps) {
  return (
    <>
      <PageHeader title={title} />
      <Stack>
        <Notice tone={tone}>{text}</Notice>
        {children && <Row>{children}</Row>}
      </Stack>
    </>
  );
}

function CredentialsRejected() {
  const { recheckCredentials } = usePortal();
  return (
    <Screen title="Banking platform" tone="failure" text={messages.session.credentialsRefused}>
      <Button tone="primary" onClick={recheckCredentials}>
        Try again
      </Button>
      <LinkButton to={paths.switchAccounts}>{messages.shell.switchAccounts}</LinkButton>
    </Screen>
  );
}

const screens: Record<ClosingStatus, ReactNode> = {
  hasNoMFAAccess: (
    <Screen title="Multi Factor Authentication" tone="waiting" text={messages.session.mfaRequired}>
      <LinkButton to={paths.profile} tone="primary">
        {messages.session.setUpMfa}
      </LinkButton>
    </Screen>
  ),
  hasNoTCCAccess: <Screen title="No accounts" tone="failure" text={messages.session.noAccounts} />,
  tccContactHasErrored: <CredentialsRejected />,
};
