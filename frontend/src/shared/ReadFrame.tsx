import { useState, type ReactNode } from 'react';
import type { Read } from '../graphql/useRead';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Skeleton, useSkeleton } from '../ui/loading';
import { Stack } from '../ui/layout';

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
  const [hasShown, setHasShown] = useState(false);
  if (data && !hasSkeleton && !hasShown) setHasShown(true);
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
      {hasSkeleton ? place(skeleton, hasShown) : data && children(data)}
    </Stack>
  );
}

/** What follows a skeleton waits for its end the first time only (`Stack`). */
function place(skeleton: ReactNode, isAgain: boolean): ReactNode {
  return isAgain ? <div data-again>{skeleton}</div> : skeleton;
}
