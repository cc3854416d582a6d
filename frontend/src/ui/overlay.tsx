import { useMounted } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';

/** For the header element of Mantine's overlays: beside the portal's own it would be a second banner of the page. */
export const noLandmark = { role: 'presentation' } as const;

/**
 * Whether an overlay should be open. An overlay that is lazily loaded would be open on its first render; this delays it by one
 * render, because Mantine stores the element to return the focus to only when `opened` changes.
 */
export function useOpened(isOpen: boolean): boolean {
  const isMounted = useMounted();
  return isMounted && isOpen;
}

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
