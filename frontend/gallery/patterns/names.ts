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
