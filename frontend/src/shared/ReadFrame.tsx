import type { ReactNode } from 'react';
import type { Read } from '../graphql/useRead';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { useSkeleton } from '../ui/useSkeleton';

interface Props<Data> {
  read: Read<Data>;
  /** The number of grey rows while it loads. */
  rows?: number;
  /** What is shown while it loads, in place of grey rows. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a read: a skeleton while it loads, its error with a retry, or the content. */
export function ReadFrame<Data>({ read, rows, skeleton = <Skeleton rows={rows} />, children }: Props<Data>) {
  const { data, isLoading, error, reload } = read;
  const hasSkeleton = useSkeleton(isLoading);
  return (
    <Stack>
      {error && (
        <Notice tone="failure">
          {error.text}{' '}
          <Button size="small" onClick={reload}>
            Try again
          </Button>
        </Notice>
      )}
      {hasSkeleton ? skeleton : data && children(data)}
    </Stack>
  );
}
