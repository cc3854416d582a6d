import {
  conversionMachine,
  conversionProgress,
  type ConversionStatus,
} from '../../../../domain/conversions/transitions';

const steps = conversionProgress.flatMap((from) => conversionMachine.next[from].map((to) => [from, to] as const));

it('the order of the statuses has each once', () => {
  expect([...conversionProgress].sort()).toEqual(Object.keys(conversionMachine.next).sort());
});

it.each(steps)('from %s to %s goes forward', (from, to) => {
  expect(conversionProgress.indexOf(to)).toBeGreaterThan(conversionProgress.indexOf(from));
});

it.each<[ConversionStatus, boolean]>([
  ['awaiting_funds', true],
  ['funds_sent', true],
  ['funds_arrived', false],
  ['trade_settled', false],
])('a conversion in %s can still be cancelled: %s', (status, can) => {
  expect(conversionMachine.next[status].includes('closed')).toBe(can);
});

it('a reading may skip steps until the trade is settled, which nothing follows', () => {
  expect(steps.filter(([, to]) => to === 'trade_settled').map(([from]) => from)).toEqual([
    'awaiting_funds',
    'funds_sent',
    'funds_arrived',
  ]);
  expect(steps.filter(([from]) => from === 'trade_settled' || from === 'closed')).toEqual([]);
});
