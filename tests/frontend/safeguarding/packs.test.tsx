import { screen, within } from '@testing-library/react';
import { openDownload } from '../../../frontend/src/ui/downloads';
import { openSafeguarding, serveSafeguarding } from '../support/safeguarding';
import { onMutation, onQuery } from '../support/server';

jest.mock('../../../frontend/src/ui/downloads');

const manifest = {
  day: '2026-11-23',
  readAt: '2026-11-23T01:00:00.000Z',
  missing: ['Reconciliations: there are none.'],
  documents: [{ name: 'balances.csv', title: 'Balances', rows: 1, bytes: 1001, sha256: 'ab' }],
  elsewhere: [{ title: 'Procedures', where: 'The safe' }],
};
const pack = (finished: string, more: object = {}) => ({
  __typename: 'resolution_packs',
  id: 'p1',
  day: '2026-11-23',
  manifest,
  started_at: '2026-11-22T08:00:00Z',
  finished_at: finished,
  ...more,
});

function open(packs: readonly object[]) {
  serveSafeguarding();
  onQuery('resolutionPacks', { resolution_packs: packs });
  return openSafeguarding('?tab=packs');
}

test('a pack of the last night says how long it took, how old it is and what is missing', async () => {
  open([pack('2026-11-23T01:00:03.2Z', { started_at: '2026-11-23T01:00:00Z' })]);
  expect(await screen.findByText('Built in 3.2 s, 9 h old. 1 missing.')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Resolution packs' })).getByText('1 missing')).toBeVisible();
  expect(screen.queryByText(/should build one each night/)).toBeNull();
});

test('a pack without gaps is called complete', async () => {
  open([
    pack('2026-11-23T01:00:03.2Z', { started_at: '2026-11-23T01:00:00Z', manifest: { ...manifest, missing: [] } }),
  ]);
  expect(await screen.findByText('Complete in 3.2 s, 9 h old.')).toBeVisible();
  expect(screen.getByText('Whole')).toBeVisible();
});

test('an older one is warned of', async () => {
  open([pack('2026-11-22T08:59:00Z')]);
  expect(await screen.findByText(/The newest pack is 25 h old\. .* should build one each night\./)).toBeVisible();
});

test('a pack opens with its manifest and is downloaded', async () => {
  const calls = onMutation('openResolutionPack', {
    openResolutionPack: { __typename: 'DocumentAddress', url: '/pack.zip' },
  });
  const { user } = open([pack('2026-11-23T01:00:03Z')]);
  await user.click(await screen.findByRole('button', { name: 'Pack of 23 Nov 2026' }));
  const panel = await screen.findByRole('dialog', { name: 'Resolution pack of 23 Nov 2026' });
  expect(within(panel).getByText('Reconciliations: there are none.')).toBeVisible();
  expect(within(panel).getByText('Balances: 1 row, 2 kB')).toBeVisible();
  expect(within(panel).getByText('The safe')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Download' }));
  expect(calls[0]?.variables).toEqual({ packId: 'p1' });
  expect(openDownload).toHaveBeenCalledWith('/pack.zip');
});
