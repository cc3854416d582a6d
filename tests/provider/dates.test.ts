import { easterSunday } from '../../local/provider/reference/holidays/rules';
import { holidayTable } from '../../local/provider/reference/holidays/holidayTable';
import { closedBecause, firstWorkingDay, workingDaysAfter } from '../../local/provider/reference/calendar';
import { addMonths } from '../../local/provider/reference/isoDates';
import { londonDate, londonMoment, londonTime } from '../../local/provider/reference/londonTime';
import { currencies } from '../../local/provider/reference/currencies';
import { codeOf } from './support/records';
import { startSimulator, type Parameters, type RunningSimulator } from './support/startSimulator';

describe('holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('Easter of %i is on %s', (year, date) => expect(easterSunday(year)).toBe(date));

  it.each<[string, number, readonly string[]]>([
    ['GBP', 2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
    ['GBP', 2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
    ['GBP', 2028, ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
    ['USD', 2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25']],
    ['USD', 2027, ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25']],
    ['EUR', 2026, ['01-01', '04-03', '04-06', '05-01', '12-25']],
    [
      'CAD',
      2026,
      ['01-01', '02-16', '04-03', '05-18', '07-01', '08-03', '09-07', '09-30', '10-12', '11-11', '12-25', '12-28'],
    ],
    ['SEK', 2026, ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '06-19', '12-24', '12-25', '12-31']],
  ])('of %s in %i fall on these working days', (currency, year, days) => {
    const dates = [...holidayTable(currency, year).keys()];
    const onWeekdays = dates.filter((date) => ![0, 6].includes(new Date(date).getUTCDay()));
    expect(onWeekdays.sort()).toEqual(days.map((day) => `${year}-${day}`));
  });

  it('say when another day is kept', () => {
    expect(closedBecause('2027-12-28', 'GBP')).toBe('Boxing Day OBS');
    expect(closedBecause('2027-07-05', 'USD')).toBe('Independence Day OBS');
    // The Federal Reserve keeps no other day for a Saturday.
    expect(closedBecause('2026-07-03', 'USD')).toBeUndefined();
    expect(closedBecause('2026-12-26', 'GBP')).toBe('No trading on Saturday');
  });

  it('leave every currency some working days in a month of each year', () => {
    for (const { code } of currencies) {
      for (const year of [2024, 2025, 2026, 2027, 2028]) {
        for (const month of ['01', '05', '10', '12']) {
          const day = firstWorkingDay(`${year}-${month}-01`, code);
          expect(day < `${year}-${month}-10`).toBe(true);
        }
      }
    }
  });

  it('are skipped when working days are counted', () => {
    expect(workingDaysAfter('2026-12-24', 1, 'GBP')).toBe('2026-12-29');
    expect(workingDaysAfter('2026-12-24', 1, 'EUR')).toBe('2026-12-28');
    expect(workingDaysAfter('2026-07-03', 1, 'GBP')).toBe('2026-07-06');
  });
});

describe('London', () => {
  it('has summer time', () => {
    expect(londonMoment('2026-07-15', '15:00').toISOString()).toBe('2026-07-15T14:00:00.000Z');
    expect(londonMoment('2026-01-15', '15:00').toISOString()).toBe('2026-01-15T15:00:00.000Z');
    expect(londonDate(new Date('2026-07-15T23:30:00Z'))).toBe('2026-07-16');
    expect(londonTime(new Date('2026-07-15T23:30:00Z'))).toBe('00:30');
  });

  it('counts months to the end of a short one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-03-15', -24)).toBe('2024-03-15');
  });
});

describe('the dates that the API tells', () => {
  let simulator: RunningSimulator;
  beforeEach(async () => (simulator = await startSimulator()));
  afterEach(() => simulator.stop());

  const conversion = (pair: string, more: Parameters = {}) =>
    simulator.call('GET', '/reference/conversion_dates', { conversion_pair: pair, ...more });
  const payment = (currency: string, more: Parameters = {}) =>
    simulator.call('GET', '/reference/payment_dates', { currency, ...more });

  it('are counted from today, before the cut-off', async () => {
    const { body } = await conversion('GBPUSD');
    expect(body).toMatchObject({
      first_conversion_date: '2026-07-15',
      first_conversion_cutoff_datetime: '2026-07-15T13:20:00+00:00',
      next_day_conversion_date: '2026-07-16',
      default_conversion_date: '2026-07-17',
      optimize_liquidity_conversion_date: '2026-07-17',
      offline_conversion_dates: [],
    });
    const invalid = body.invalid_conversion_dates;
    expect(invalid['2026-07-18']).toBe('No trading on Saturday');
    expect(invalid['2026-08-31']).toBe('Summer Bank Holiday');
    expect(invalid['2026-11-11']).toBe("Veterans' Day");
    expect(Object.keys(invalid).at(-1)?.slice(0, 7)).toBe('2028-07');
  });

  it('begin with the next day after it', async () => {
    await simulator.advance('PT3H');
    expect((await conversion('GBPUSD')).body).toMatchObject({
      first_conversion_date: '2026-07-16',
      next_day_conversion_date: '2026-07-16',
      default_conversion_date: '2026-07-17',
      first_conversion_cutoff_datetime: '2026-07-16T13:20:00+00:00',
    });
  });

  it('are short for some currencies', async () => {
    expect((await conversion('GBPINR')).body).toMatchObject({
      default_conversion_date: '2026-07-16',
      optimize_liquidity_conversion_date: '2026-07-15',
    });
  });

  it('count the holidays of the dollar too', async () => {
    expect((await conversion('EURGBP')).body.invalid_conversion_dates['2026-11-11']).toBe("Veterans' Day");
  });

  it.each<[string, Parameters, string]>([
    ['GBPXAU', {}, 'invalid_conversion_pair'],
    ['GBPGBP', {}, 'invalid_conversion_pair'],
    ['GB', {}, 'conversion_pair_is_in_invalid_format'],
    ['GBPUSD', { start_date: '2027-07-16' }, 'start_date_is_too_far_in_future'],
  ])('are refused for %s %j', async (pair, more, code) => {
    expect(codeOf(await conversion(pair, more))).toBe(code);
  });

  it('for payments go by one currency, over two months', async () => {
    const { body } = await payment('USD', { start_date: '2026-11-11' });
    expect(body.first_payment_date).toBe('2026-11-12');
    expect(body.invalid_payment_dates).toMatchObject({ '2026-11-11': "Veterans' Day", '2026-11-26': 'Thanksgiving' });
    expect((await payment('EUR', { start_date: '2026-11-11' })).body.first_payment_date).toBe('2026-11-11');
    expect(Object.keys(body.invalid_payment_dates).at(-1)?.slice(0, 7)).toBe('2027-01');
  });

  const delivery = (changes: Parameters = {}) =>
    simulator.call('GET', '/payments/payment_delivery_date', {
      payment_date: '2026-07-16',
      payment_type: 'regular',
      currency: 'AUD',
      bank_country: 'AU',
      ...changes,
    });

  it('say when a payment arrives and until when it can be made', async () => {
    expect((await delivery()).body).toEqual({
      payment_date: '2026-07-16',
      payment_type: 'regular',
      currency: 'AUD',
      bank_country: 'AU',
      payment_delivery_date: '2026-07-20T00:00:00+00:00',
      payment_cutoff_time: '2026-07-16T12:30:00+00:00',
    });
    expect((await delivery({ currency: 'EUR', payment_type: 'priority' })).body).toMatchObject({
      payment_delivery_date: '2026-07-16T00:00:00+00:00',
      payment_cutoff_time: '2026-07-16T13:30:00+00:00',
    });
  });

  it('refuse a payment at the weekend in the short shape', async () => {
    const { status, body } = await delivery({ payment_date: '2026-07-18' });
    expect([status, body.error_code]).toEqual([400, 'invalid_payment_date']);
    expect(body.error_messages.base).toMatchObject({ code: 'invalid_payment_date' });
  });
});
