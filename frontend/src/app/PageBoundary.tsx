import { Component, useCallback, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useClient } from 'urql';
import { activityEvents } from '../../../domain/activity/eventCodes';
import { messages } from '../../../domain/messages';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { PageHeader } from '../ui/PageHeader';
import { Row } from '../ui/Stack';
import { CreateActivityDocument } from './createActivity';
import { PageNotLoaded } from './lazyPage';
import { paths } from './paths';
import { useServices } from './services';

/**
 * Stands around the pages: a page that fails shows the id of its fault, which the log knows too, and the way on. Going to another
 * address clears it.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { newId } = useServices();
  const client = useClient();
  const report = useCallback(
    (id: string) => {
      // The id and the place alone: a fault's own words may carry a customer's data.
      const details = `Event ID ${id} at ${pathname}`;
      const activity = { activityName: activityEvents.E013, eventCode: 'E013', eventType: 'E', details };
      void client.mutation(CreateActivityDocument, activity).toPromise();
    },
    [client, pathname],
  );
  return (
    <Boundary place={pathname} newId={newId} onFault={report}>
      {children}
    </Boundary>
  );
}

interface Props {
  /** A fault belongs to one place and is gone at the next. */
  place: string;
  newId: () => string;
  onFault: (id: string) => void;
  children: ReactNode;
}

interface Fault {
  readonly error?: Error;
  readonly id?: string;
}

class Boundary extends Component<Props, Fault> {
  static getDerivedStateFromError = (error: Error): Fault => ({ error });

  override state: Fault = {};

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    const id = this.props.newId();
    console.error(`${messages.errors.event} ${id}`, error, componentStack);
    this.setState({ id });
    this.props.onFault(id);
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.error && place !== this.props.place) this.forget();
  }

  private readonly forget = () => this.setState({ error: undefined, id: undefined });

  override render() {
    const { error, id = '' } = this.state;
    if (!error) return this.props.children;
    // A page that could not be fetched is fetched by loading everything anew, nothing less.
    const isLost = error instanceof PageNotLoaded;
    return <FaultScreen id={id} onRetry={isLost ? () => window.location.reload() : this.forget} />;
  }
}

function FaultScreen({ id, onRetry }: { id: string; onRetry: () => void }) {
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
