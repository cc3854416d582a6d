import { useMounted } from '@mantine/hooks';

/**
 * Whether an overlay should be open. An overlay that is lazily loaded would be open on its first render; this delays it by one
 * render, because Mantine stores the element to return the focus to only when `opened` changes.
 */
export function useOpened(isOpen: boolean): boolean {
  const isMounted = useMounted();
  return isMounted && isOpen;
}
