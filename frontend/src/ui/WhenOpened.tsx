import { useState, type ReactNode } from 'react';
import { useOpened } from './useOpened';

interface Props {
  isOpen: boolean;
  /** Renders the overlay, open or not. */
  children: (isOpened: boolean) => ReactNode;
}

/**
 * Mounts an overlay when it opens for the first time. One of Mantine's that is closed costs each page its frame, a portal and two
 * transitions, some of them rendered twice before the page shows.
 */
export function WhenOpened({ isOpen, children }: Props) {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened ? <Mounted isOpen={isOpen}>{children}</Mounted> : null;
}

function Mounted({ isOpen, children }: Props) {
  return children(useOpened(isOpen));
}
