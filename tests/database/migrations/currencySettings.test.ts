import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencies } from '../../../domain/money/currencies';
import { alarmFields, safeguardedCurrencies } from '../../../domain/safeguarding/currencies';
import { openDemo, type DemoDatabase } from './openDemo';

const file = (direction: 'up' | 'down') =>
  readFileSync(join(__dirname, `../../../migrations/20261211000000_currency_settings.${direction}.sql`), 'utf8');

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

it('has a row for each currency that the portal knows, with the decimals of the standard', () =>
  demo.undone(async (transaction) => {
    const rows = await transaction('currency_settings')
      .orderBy('currency')
      .select('currency', 'decimals', 'enabled', 'safeguarded');
    expect(rows).toEqual(
      [...currencies.values()].map(({ code, decimals }) => ({
        currency: code,
        decimals,
        enabled: !['BGN', 'HRK'].includes(code),
        safeguarded: (safeguardedCurrencies as readonly string[]).includes(code),
      })),
    );
  }));

it('moves the thresholds to the columns of the settings and back', () =>
  demo.undone(async (transaction) => {
    const pounds = () => transaction('currency_settings').where({ currency: 'GBP' });
    const dollars = () => transaction('currency_settings').where({ currency: 'USD' });
    await pounds().update({ balance_alarm: '12.34' });
    await dollars().update({ balance_alarm: null });
    const before = await transaction('currency_settings').orderBy('currency');

    await transaction.raw(file('down'));
    expect(await transaction('settings').first<object>(...Object.values(alarmFields))).toEqual({
      [alarmFields.GBP]: '12.34',
      [alarmFields.EUR]: '25000',
      [alarmFields.USD]: null,
    });

    await transaction.raw(file('up'));
    expect(await transaction('currency_settings').orderBy('currency')).toEqual(before);
  }));

it.each([
  ['safeguarding of a currency that it does not handle', 'SEK', { safeguarded: true }],
  ['an alarm of such a currency', 'SEK', { balance_alarm: '1' }],
  ['an alarm below zero', 'GBP', { balance_alarm: '-1' }],
  ['three decimals', 'GBP', { decimals: 3 }],
])('refuses %s', (_what, currency, columns) =>
  demo.undone((transaction) =>
    demo.refused(transaction, 'violates check constraint', (inner) =>
      inner('currency_settings').where({ currency }).update(columns),
    ),
  ),
);
