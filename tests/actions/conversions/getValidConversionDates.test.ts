import { as, refusalOf, tradingAccount } from '../../support/portal';
import { control } from '../../support/stack';

const query = `query ($pair: String!, $start: String) {
  getValidConversionDates(conversionPair: $pair, startDate: $start) {
    firstConversionDate firstConversionCutoffTime nextDayConversionDate defaultConversionDate
    optimizeLiquidityConversionDate invalidConversionDates { date reason } offlineConversionDates
  }
}`;

interface Answer {
  readonly getValidConversionDates: {
    readonly firstConversionDate: string;
    readonly nextDayConversionDate: string;
    readonly defaultConversionDate: string;
    readonly invalidConversionDates: readonly { readonly date: string; readonly reason: string }[];
  };
}

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
const ask = (pair: string, start?: string, username = 'maker') =>
  as<Answer>(username, query, { pair, start }, tradingAccount);

afterEach(() => control('faults', { seed: 1, rules: [] }));

test('the days of a pair, with the reason of each that is closed', async () => {
  const { firstConversionDate, nextDayConversionDate, defaultConversionDate, invalidConversionDates } = (
    await ask('GBPUSD')
  ).data!.getValidConversionDates;
  expect(firstConversionDate <= defaultConversionDate).toBe(true);
  expect([firstConversionDate, nextDayConversionDate, defaultConversionDate].some(isWeekend)).toBe(false);
  const christmas = invalidConversionDates.find(({ date }) => date.endsWith('-12-25'));
  expect(christmas?.reason).toMatch(/\S/);
  expect(invalidConversionDates.map(({ date }) => date)).not.toContain(firstConversionDate);
});

test('are asked for from a day that is given', async () => {
  await ask('GBPUSD', '2027-03-06');
  const { requests } = await control<{ requests: readonly { readonly parameters: object }[] }>(
    'requests?path=/reference/conversion_dates',
  );
  expect(requests[0]?.parameters).toMatchObject({ conversion_pair: 'GBPUSD', start_date: '2027-03-06' });
});

test.each([
  ['one currency twice', 'GBPGBP', undefined, 'maker', 'invalid_input', 'conversionPair'],
  ['an unknown currency', 'GBPXXX', undefined, 'maker', 'invalid_input', 'conversionPair'],
  ['an unknown first currency', 'XXXGBP', undefined, 'maker', 'invalid_input', 'conversionPair'],
  ['no pair', '', undefined, 'maker', 'invalid_input', 'conversionPair'],
  ['a day that does not exist', 'GBPUSD', '2027-02-30', 'maker', 'invalid_input', 'startDate'],
  ['another tenant’s user', 'GBPUSD', undefined, 'borealis', 'account_not_found', 'accountId'],
])('%s is refused', async (_what, pair, start, username, code, field) => {
  expect(refusalOf(await ask(pair, start, username))).toEqual({ code, field });
});

test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/reference/conversion_dates', fault: 'offline' }] });
  expect(refusalOf(await ask('CHFNOK')).code).toBe('provider_unavailable');
});
