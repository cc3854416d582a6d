import { IconPlus } from '@tabler/icons-react';
import { LinkButton } from '../../ui/LinkButton';

/** The primary action of a list: a link to the form of a new record. */
export function NewLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} tone="primary" icon={<IconPlus size={16} aria-hidden />}>
      {children}
    </LinkButton>
  );
}
