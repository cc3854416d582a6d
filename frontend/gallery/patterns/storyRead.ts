import type { Read } from '../../src/graphql/useRead';

const nothing = () => undefined;

/** A read that has its data. */
export const readOf = <Data>(data: Data): Read<Data> => ({
  data,
  isLoading: false,
  isRefreshing: false,
  error: undefined,
  reload: nothing,
});
