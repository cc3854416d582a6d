import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { PageHeader } from '../ui/PageHeader';
import { paths } from '../session/paths';

/** The page of an unknown address, or of a record that does not exist. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState action={<LinkButton to={paths.dashboard}>Go to the dashboard</LinkButton>}>
        There is nothing at this address. It may have moved, or you may not have access to it.
      </EmptyState>
    </>
  );
}
