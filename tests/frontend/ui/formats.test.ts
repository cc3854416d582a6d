import { formatDuration } from '../../../frontend/src/ui/formats';

test.each([
  [-5, '< 0.1 s'],
  [49, '< 0.1 s'],
  [50, '0.1 s'],
  [9_940, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [59_500, '1 min'],
  [119 * 60_000, '119 min'],
  [120 * 60_000, '2 h'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
])('%d ms is %s', (ms, text) => expect(formatDuration(ms)).toBe(text));
