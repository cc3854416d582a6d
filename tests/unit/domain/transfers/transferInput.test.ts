import { transferInputSchema } from '../../../../domain/transfers/transferInput';

const source = '0b2f9a5e-52a5-4c6c-9a1d-3f7f6a1c0d11';
const transfer = {
  source,
  destination: '0b2f9a5e-52a5-4c6c-9a1d-3f7f6a1c0d12',
  currency: 'GBP',
  amount: '12.50',
  reason: 'Payroll',
  shouldCharge: true,
};

/** The field that is refused, undefined if the transfer passes. */
const faultOf = (change: object): Promise<string | undefined> =>
  transferInputSchema.validate({ ...transfer, ...change }).then(
    () => undefined,
    (error: { path: string }) => error.path,
  );

test.each([
  ['a transfer', {}, undefined],
  ['the same account twice, in capitals', { destination: source.toUpperCase() }, 'destination'],
  ['an unknown currency', { currency: 'XYZ' }, 'currency'],
  ['an amount of nothing', { amount: '0.00' }, 'amount'],
  ['more decimals than the currency has', { currency: 'JPY' }, 'amount'],
  ['no reason', { reason: ' ' }, 'reason'],
  ['a reason that marks safeguarding', { reason: 'TOSAFEGUARDING GBP' }, 'reason'],
  ['a reason that marks safeguarding, with a blank', { reason: 'From Safeguarding' }, 'reason'],
  ['a reason that speaks of safeguarding', { reason: 'Refund to safeguarding' }, undefined],
  ['a reason over two lines', { reason: 'a\nb' }, 'reason'],
])('%s', async (_, change, field) => {
  expect(await faultOf(change)).toBe(field);
});
