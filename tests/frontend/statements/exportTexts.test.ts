import { exportState, exportTitle } from '../../../frontend/src/features/statements/exports/exportTexts';

type Export = Parameters<typeof exportState>[0];

const written = (change: object) => ({ problem: null, expires_at: null, ...change }) as unknown as Export;

test('an export is named by its currency and days', () => {
  const request = { currency: 'EUR', from: '2026-10-01', to: '2026-10-31' };
  expect(exportTitle(written({ request }))).toBe('EUR, 1 Oct 2026 to 31 Oct 2026');
});

test.each([
  [{ state: 'waiting' }, 'Waiting to be written'],
  [{ state: 'running' }, undefined],
  [{ state: 'done' }, 'Written'],
  [{ state: 'done', expires_at: '2026-12-01T00:00:00Z' }, 'Kept until 1 Dec 2026'],
  [{ state: 'failed' }, 'Not written'],
  [{ state: 'failed', problem: 'Too many lines.' }, 'Too many lines.'],
  [{ state: 'cancelled' }, 'Cancelled'],
  [{ state: 'expired' }, 'The file is no longer kept'],
])('the state of an export: %j', (change, text) => {
  expect(exportState(written(change))).toBe(text);
});
