import { useMemo } from 'react';
import { useQuery, type AnyVariables, type UseQueryArgs } from 'urql';
import { readError, type ServiceError } from './serviceError';

/** The state of a query. The data stays available while it is refetched. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: ServiceError | undefined;
  readonly reload: () => void;
}

/** Runs a query: cached data at once, where there is any, then the server's. The same object until one of its parts changes. */
export function useRead<Data, Variables extends AnyVariables>(args: UseQueryArgs<Variables, Data>): Read<Data> {
  const [{ data, fetching, stale, error }, execute] = useQuery(args);
  return useMemo(
    () => ({
      data,
      isLoading: fetching && !data,
      isRefreshing: stale || (fetching && Boolean(data)),
      error: error && readError(error),
      reload: () => execute({ requestPolicy: 'network-only' }),
    }),
    [data, fetching, stale, error, execute],
  );
}
