import type { ReactNode } from 'react';
import type { Read } from '../graphql/useRead';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { useSkeleton } from '../ui/useSkeleton';

/** Shows a read: a skeleton while it loads, its error with a retry, or the content. */
export function ReadFrame<Data>({
  read,
  rows,
  children,
}: {
  read: Read<Data>;
  rows?: number;
  children: (data: Data) => ReactNode;
}) {
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
      {hasSkeleton ? <Skeleton rows={rows} /> : data && children(data)}
    </Stack>
  );
}
