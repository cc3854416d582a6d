import { Component, useCallback, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useClient } from 'urql';
import { activityEvents } from '../../../../domain/activity/eventCodes';
import { messages } from '../../../../domain/messages';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { Row } from '../../ui/layout';
import { CreateActivityDocument } from '../../shared/createActivity';
import { PageNotLoaded } from './lazyPage';
import { paths } from '../../session/paths';
import { useServices } from '../../session/services';

/**
 * The error boundary around the pages: a page that fails shows an event id, which is in the activity log too, and ways to continue.
 * Going to another address clears it.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { newId } = useServices();
  const client = useClient();
  const report = useCallback(
    (id: string) => {
      // Only the id and the path: the error's message may contain customer data.
      const details = `Event ID ${id} at ${pathname}`;
      const activity = { activityName: activityEvents.E013, eventCode: 'E013', eventType: 'E', details };
      void client.mutation(CreateActivityDocument, activity).toPromise();
    },
    [client, pathname],
  );
  return (
    <Boundary path={pathname} newId={newId} onError={report}>
      {children}
    </Boundary>
  );
}

interface Props {
  /** The page's path: an error is cleared when it changes. */
  path: string;
  newId: () => string;
  onError: (id: string) => void;
  children: ReactNode;
}

interface State {
  readonly error?: Error;
  readonly id?: string;
}

class Boundary extends Component<Props, State> {
  static getDerivedStateFromError = (error: Error): State => ({ error });

  override state: State = {};

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    const id = this.props.newId();
    console.error(`${messages.errors.event} ${id}`, error, componentStack);
    this.setState({ id });
    this.props.onError(id);
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.error && path !== this.props.path) this.reset();
  }

  private readonly reset = () => this.setState({ error: undefined, id: undefined });

  override render() {
    const { error, id = '' } = this.state;
    if (!error) return this.props.children;
    // A page whose file could not be loaded needs a reload of everything.
    const isNotLoaded = error instanceof PageNotLoaded;
    return <ErrorScreen id={id} onRetry={isNotLoaded ? () => window.location.reload() : this.reset} />;
  }
}

function ErrorScreen({ id, onRetry }: { id: string; onRetry: () => void }) {
  return (
    <>
      <PageHeader title="This page could not be shown" />
      <Notice tone="failure" title={`${messages.errors.event} ${id}`}>
        <p>Nothing you have sent is lost. Tell your administrator this id if it happens again.</p>
        <Row>
          <Button onClick={onRetry}>Try again</Button>
          <LinkButton to={paths.dashboard}>Go to the dashboard</LinkButton>
        </Row>
      </Notice>
    </>
  );
}
