import { useMounted } from '@mantine/hooks';

/**
 * Whether an overlay is to be open now. One that is loaded on its first use is there and open at once; it opens a moment
 * later, because the place that the focus returns to is noted in opening only.
 */
export function useOpened(isOpen: boolean): boolean {
  const isMounted = useMounted();
  return isMounted && isOpen;
}
