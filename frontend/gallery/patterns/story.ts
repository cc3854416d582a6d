import type { Read } from '../../src/graphql/useRead';

/** The page patterns of the gallery, by their address below it. */
export const patternNames = [
  'list',
  'document',
  'workbench',
  'hub',
  'wizard',
  'upload',
  'upload-check',
  'grid',
  'report',
] as const;

/** The states of a list, in `?state=`. */
export const listStates = ['rows', 'loading', 'error', 'empty', 'no-match'] as const;

const nothing = () => undefined;

/** A read that has its data. */
export const readOf = <Data>(data: Data): Read<Data> => ({
  data,
  isLoading: false,
  isRefreshing: false,
  error: undefined,
  reload: nothing,
});
