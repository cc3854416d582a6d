import { aggregate } from '../support/data';
import { screen, within } from '@testing-library/react';
import { schedules } from '../../../domain/operations/schedules';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

/** Before the time that it is in these tests. */
const minutesAgo = (minutes: number) => new Date(Date.parse('2026-11-23T10:00:00Z') - minutes * 60_000).toISOString();

/** A name whose last run took 0.4 s and is the newest. */
const state = (name: string, minutes: number, more: object = {}) => ({
  __typename: 'schedule_states',
  name,
  started_at: minutesAgo(minutes),
  ended_run_started_at: minutesAgo(minutes),
  outcome: 'done',
  report: { effect: 2 },
  finished_at: new Date(Date.parse(minutesAgo(minutes)) + 400).toISOString(),
  failures: '0',
  failed_at: null,
  failure: null,
  ...more,
});

const alarm = {
  __typename: 'alarms',
  id: 'a1',
  kind: 'safeguarding_break',
  subject: 'reconciliation',
  message: 'The reconciliation of 2026-11-24 has 2 breaks.',
  raised_at: minutesAgo(5),
  details: { breaks: 2 },
};

const owed = (kind: string, waiting: string, oldest: string | null) => ({
  __typename: 'owed_work',
  kind,
  waiting,
  tried: '0',
  oldest_at: oldest,
});

function open(data: { states?: readonly object[]; owed?: readonly object[]; alarms?: readonly object[] }) {
  serveSession();
  const { states = [], owed: owedWork = [], alarms = [] } = data;
  onQuery('operations', {
    schedule_states: states,
    owed_work: owedWork,
    alarms,
    alarms_aggregate: aggregate('alarms', alarms.length),
  });
  return renderPortal('/admin/operations', fakeIdentity({ ...maker, isAdmin: true }));
}

const rowOf = async (table: string, text: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .find((row) => row.textContent.includes(text));

test('each schedule is listed with its last run, those that never ran too', async () => {
  open({ states: [state('send-intents', 1), state('seal-audit', 10)] });
  const sending = await rowOf('Schedules', 'send-intents');
  expect(sending).toHaveTextContent('0.4 s2 sent');
  expect(sending).toHaveTextContent('Done');
  expect(await rowOf('Schedules', 'seal-audit')).toHaveTextContent('Late');
  expect(await rowOf('Schedules', 'reconcile')).toHaveTextContent('Never ran');
  const rows = within(screen.getByRole('table', { name: 'Schedules' })).getAllByRole('row');
  expect(rows).toHaveLength(schedules.length + 1);
});

test('the logins of the sync are one row, which fails where one of them fails', async () => {
  const failed = { outcome: 'failed', report: { error: 'offline' }, failures: '3' };
  open({ states: [state('sync-provider a', 1), state('sync-provider b', 2, failed)] });
  const row = await rowOf('Schedules', 'sync-provider');
  expect(row).toHaveTextContent('Failed');
  expect(row).toHaveTextContent('2 sent3');
});

test('a run that did not end is a failure, too', async () => {
  open({ states: [state('reconcile', 1, { outcome: 'abandoned', report: {} })] });
  expect(await rowOf('Schedules', 'reconcile')).toHaveTextContent('Failed');
});

test('what waits is counted, with the screen that mends it and a mark where it waits for long', async () => {
  open({
    owed: [owed('intents', '2', minutesAgo(3)), owed('failed_charges', '1', minutesAgo(90)), owed('mails', '0', null)],
  });
  expect(await rowOf('Work that waits', 'Calls to the provider')).toHaveTextContent('Calls to the provider23 min');
  const failed = (await rowOf('Work that waits', 'Charges that failed'))!;
  expect(within(failed).getByRole('link')).toHaveAttribute('href', '/admin/charges?status=failed');
  expect(within(failed).getByText('90 min')).toHaveAttribute('data-tone', 'waiting');
  expect(screen.getByText('3 min')).not.toHaveAttribute('data-tone');
});

test('alarms lead to their screens, and the runs of a schedule open', async () => {
  const runs = onQueryRuns();
  const { user } = open({ states: [state('reconcile', 1)], alarms: [alarm] });
  expect(await screen.findByRole('link', { name: alarm.message })).toHaveAttribute(
    'href',
    '/admin/safeguarding?tab=reconciliation',
  );
  await user.click(screen.getByRole('button', { name: 'Runs of reconcile' }));
  expect(await rowOf('Runs of reconcile', 'No luck')).toHaveTextContent('Failed');
  const page = { limit: 16, offset: 0 };
  expect(runs[0]?.variables).toEqual({ names: ['reconcile'], outcomes: ['done', 'failed', 'abandoned'], ...page });
  await user.click(screen.getByRole('button', { name: 'Failed' }));
  await screen.findByRole('table', { name: 'Runs of reconcile' });
  expect(runs.at(-1)?.variables).toEqual({ names: ['reconcile'], outcomes: ['failed', 'abandoned'], ...page });
});

function onQueryRuns() {
  const run = { __typename: 'schedule_runs', id: 'r1', name: 'reconcile', report: { error: 'no luck' } };
  const times = { started_at: minutesAgo(60), finished_at: minutesAgo(59) };
  return onQuery('scheduleRuns', { schedule_runs: [{ ...run, ...times, outcome: 'failed' }] });
}

test('the alarm about a currency that did not move to the control account leads to its transfers', async () => {
  const message = '12,500.00 USD did not move to the new control account: Not known';
  open({ alarms: [{ ...alarm, subject: 'control account USD', message, details: { currency: 'USD' } }] });
  const link = await screen.findByRole('link', { name: message });
  expect(link).toHaveAttribute('href', '/admin/safeguarding?tab=transfers&currency=USD');
});
