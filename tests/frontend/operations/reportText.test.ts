import { reportText } from '../../../frontend/src/features/operations/reportText';

test.each([
  ['counts that are not zero', { effect: 3, refused: 1, unknown: 0, faulty: 0, isBounded: false }, '3 sent, 1 refused'],
  ['nothing', { effect: 0, isBounded: false }, 'Nothing to do'],
  [
    'a run that stopped at its limit',
    { taken: 200, waiting: 0, isBounded: true },
    '200 taken, more is left for the next run',
  ],
  [
    'parts added up, their reason once',
    {
      a: { recorded: 2, periods: 1, stoppedBy: 'missing_transactions' },
      b: { recorded: 1, periods: 0, stoppedBy: 'missing_transactions' },
    },
    '3 recorded, 1 periods, waits until the provider is read',
  ],
  ['an error', { error: 'Error: no luck' }, 'Error: no luck'],
  ['a state', { day: '2026-11-24', state: 'too_early', breaks: 0 }, 'Too early in the day'],
  ['a state that its counts say', { state: 'written', breaks: 2 }, '2 breaks'],
  ['positions not stored yet', { day: '2026-11-24', isMirrored: false, stored: 0 }, 'Waits until the provider is read'],
  ['a place in the chain', { sealed: 4, position: 900, hash: 'ab', isExported: false }, '4 sealed'],
])('%s', (_case, report, text) => expect(reportText(report)).toBe(text));
