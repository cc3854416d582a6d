import { firstDayToCheck, missedDays } from '../../../../domain/safeguarding/missedDays';
import { safeguardingReason } from '../../../../domain/safeguarding/reasons';
import { safeguardingTransferMachine } from '../../../../domain/safeguarding/transitions';
import { transferMachine } from '../../../../domain/transfers/transitions';

it('the reasons begin as the specification words them, so that statements leave the transfers out', () => {
  expect(safeguardingReason).toEqual({ to: 'TOSAFEGUARDING', from: 'FROMSAFEGUARDING' });
});

it('a safeguarding transfer moves as the transfer of the provider does', () => {
  expect(safeguardingTransferMachine).toEqual(transferMachine);
});

const closed = new Set(['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2027-01-01']);

it.each<[what: string, last: string | null, day: string, missed: readonly string[]]>([
  ['there was none before', null, '2026-12-24', []],
  ['the day before is reconciled', '2026-12-23', '2026-12-24', []],
  ['only days without business lie between', '2026-12-24', '2026-12-29', []],
  ['two were missed', '2026-12-24', '2026-12-31', ['2026-12-29', '2026-12-30']],
])('the missed days where %s', (_what, last, day, missed) => {
  expect(missedDays(last, day, closed)).toEqual(missed);
});

it('looks for missed days in the last month', () => {
  expect(firstDayToCheck('2026-01-05', '2026-12-24')).toBe('2026-11-23');
  expect(missedDays('2026-01-05', '2026-12-24', new Set())).toHaveLength(31);
});
