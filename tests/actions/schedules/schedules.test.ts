import type { Knex } from 'knex';
import { eventually } from '../../support/eventually';
import { newPayment } from '../../support/portal';
import { control, runSchedule, stackDatabase, stackUrl } from '../../support/stack';

interface SendReport {
  readonly effect: number;
  readonly refused: number;
  readonly unknown: number;
  readonly faulty: number;
  readonly isBounded: boolean;
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await database.destroy();
});

const statusOf = async (id: string) =>
  (await database('payments').where({ id }).first<{ status: string }>('status')).status;

test('send-intents sends what inline sending left pending, and reports it', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/payments/create', fault: 'offline', times: 1 }] });
  const id = await newPayment();
  expect(await statusOf(id)).toBe('processing');
  const reports: SendReport[] = [];
  await eventually(
    async () => {
      reports.push(await runSchedule<SendReport>('send-intents'));
      return statusOf(id);
    },
    (status) => status === 'ready_to_send',
  );
  expect(reports.at(-1)).toEqual({ effect: 1, refused: 0, unknown: 0, faulty: 0, isBounded: false });
});

test('send-intents with nothing due', async () => {
  expect(await runSchedule('send-intents')).toEqual({ effect: 0, refused: 0, unknown: 0, faulty: 0, isBounded: false });
});

test('refresh-rates stores a rate of every currency against each currency that limits are measured in', async () => {
  await database('exchange_rates').where({ currencyPair: 'JPYGBP' }).delete();
  const { rates } = await runSchedule<{ rates: number }>('refresh-rates');
  expect(
    await database('exchange_rates')
      .where('updatedAt', '>', new Date(Date.now() - 60_000))
      .count(),
  ).toEqual([{ count: String(rates) }]);
  const stored = await database('exchange_rates').whereIn('currencyPair', ['JPYGBP', 'USDEUR']);
  expect(stored).toHaveLength(2);
});

test('refresh-rates that cannot reach the provider fails and leaves the rates as they were', async () => {
  const before = await database('exchange_rates').orderBy('currencyPair');
  await control('faults', { seed: 1, rules: [{ path: '/rates/find', fault: 'offline' }] });
  await expect(runSchedule('refresh-rates')).rejects.toThrow('500');
  await control('faults', { seed: 1, rules: [] });
  expect(await database('exchange_rates').orderBy('currencyPair')).toEqual(before);
});

test('an unknown schedule, and reading one', async () => {
  const call = async (name: string, method: string) =>
    (await fetch(`${stackUrl()}/schedules/${name}`, { method })).status;
  expect(await call('pay-everybody', 'POST')).toBe(404);
  expect(await call('', 'POST')).toBe(404);
  expect(await call('send-intents', 'GET')).toBe(405);
});

test('the currencies come from the provider, by code and name', async () => {
  const response = await fetch(`${stackUrl()}/currencies`);
  const { currencies } = (await response.json()) as { currencies: { code: string; name: string }[] };
  expect(response.status).toBe(200);
  expect(currencies.length).toBeGreaterThan(30);
  expect(currencies.every((currency) => Object.keys(currency).join() === 'code,name')).toBe(true);
  expect(currencies.find(({ code }) => code === 'GBP')).toBeDefined();
});
