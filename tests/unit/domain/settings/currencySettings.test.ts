import {
  currencyChange,
  currencySettingsSchema,
  type CurrencySettings,
} from '../../../../domain/settings/currencySettings';

const pounds: CurrencySettings = {
  currency: 'GBP',
  enabled: true,
  decimals: 2,
  safeguarded: true,
  balance_alarm: '25000',
};
const krona: CurrencySettings = { ...pounds, currency: 'SEK', safeguarded: false, balance_alarm: null };

const faultOf = (settings: object) =>
  currencySettingsSchema.validate(settings, { strict: true }).then(
    () => undefined,
    ({ path }: { readonly path?: string }) => path,
  );

test.each([
  ['a currency that safeguarding handles', pounds, undefined],
  ['the same without an alarm', { ...pounds, balance_alarm: null }, undefined],
  ['an alarm while it is not safeguarded', { ...pounds, safeguarded: false }, undefined],
  ['another currency', krona, undefined],
  ['fewer decimals', { ...krona, decimals: 0 }, undefined],
  ['more decimals than the standard', { ...krona, decimals: 3 }, 'decimals'],
  ['fewer than none', { ...krona, decimals: -1 }, 'decimals'],
  ['half a decimal', { ...krona, decimals: 0.5 }, 'decimals'],
  ['decimals of yen', { ...krona, currency: 'JPY', decimals: 1 }, 'decimals'],
  ['yen without decimals', { ...krona, currency: 'JPY', decimals: 0 }, undefined],
  ['safeguarded krona', { ...krona, safeguarded: true }, 'safeguarded'],
  ['an alarm of krona', { ...krona, balance_alarm: '0' }, 'balance_alarm'],
  ['an alarm below zero', { ...pounds, balance_alarm: '-1' }, 'balance_alarm'],
  ['an unknown currency', { ...krona, currency: 'XTS' }, 'currency'],
  ['what it does not know', { ...krona, name: 'Krona' }, ''],
])('%s: the fault is at %s', async (_what, settings, field) => {
  expect(await faultOf(settings)).toBe(field);
});

test('a change names what changed alone, amounts without the zeros at their end', () => {
  expect(currencyChange(pounds, { ...pounds, enabled: false, balance_alarm: '25000.00' })).toBe(
    'GBP: enabled true → false',
  );
  expect(currencyChange(pounds, { ...pounds, safeguarded: false, balance_alarm: null })).toBe(
    'GBP: safeguarded true → false, balance_alarm 25000 → none',
  );
});
