import fc from 'fast-check';
import { chargeBase } from '../../../../domain/charges/base';
import { chargedPart, isChargedThroughout, type ChargedTime } from '../../../../domain/charges/chargedDays';
import { periodsDue } from '../../../../domain/charges/periods';
import { convertCharge } from '../../../../domain/charges/taking';
import { addDays } from '../../../../domain/isoDate';
import { sized } from '../../../support/sized';

/*
 * Charges of 13 months computed a second time, from the formulas of docs/decisions/072 alone: whole numbers of cents and parts, days as
 * numbers, one loop over days.
 */

const accounts = sized(50, 10_000);
const months = 13;
const firstMonth = '2025-11-01';

interface Case {
  readonly created: number;
  readonly from: number | null;
  readonly closed: number | null;
  readonly isClosed: boolean;
  readonly tariffMills: number;
  readonly rateMillionths: number;
  readonly liquidityCents: number;
  readonly balances: readonly number[];
  readonly fxMillionths: number;
  readonly currency: 'EUR' | 'JPY';
}

const day = fc.integer({ min: -40, max: 430 });
const account: fc.Arbitrary<Case> = fc.record({
  created: fc.integer({ min: -400, max: 300 }),
  from: fc.option(day),
  closed: fc.option(day),
  isClosed: fc.boolean(),
  tariffMills: fc.integer({ min: 0, max: 500_000 }),
  rateMillionths: fc.integer({ min: 0, max: 50_000 }),
  liquidityCents: fc.integer({ min: 0, max: 5_000_000 }),
  balances: fc.array(fc.integer({ min: -1_000_000, max: 90_000_000 }), { minLength: 1, maxLength: 40 }),
  fxMillionths: fc.integer({ min: 1, max: 200_000_000 }),
  currency: fc.constantFrom('EUR', 'JPY'),
});

const isoOf = (number: number): string => addDays(firstMonth, number);
const decimal = (units: number, decimals: number): string => {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** The whole part of a quotient of positive numbers, half up. */
const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

const timeOf = ({ created, from, closed, isClosed }: Case): ChargedTime => ({
  createdOn: isoOf(created),
  chargedFrom: from === null ? null : isoOf(from),
  isClosed,
  closedOn: isClosed && closed !== null ? isoOf(closed) : null,
});

const counts = ({ created, from, closed, isClosed }: Case, number: number): boolean =>
  number >= created && (from === null || number >= from) && (!isClosed || (closed !== null && number < closed));

const balanceOn = ({ balances }: Case, number: number): number => balances[(number * 7 + 3) % balances.length] ?? 0;

/** What an account owes for the days of a month: pence of maintenance, cents of interest. */
function expected(one: Case, first: number, length: number): { maintenance: bigint; interest: bigint } {
  let counted = 0;
  let excess = 0n;
  for (let number = first; number < first + length; number += 1) {
    if (!counts(one, number)) continue;
    counted += 1;
    excess += BigInt(Math.max(0, balanceOn(one, number) - one.liquidityCents));
  }
  return {
    maintenance: counted === length ? halfUp(BigInt(one.tariffMills), 10n) : 0n,
    interest: halfUp(excess * BigInt(one.rateMillionths), 360n * 1_000_000n),
  };
}

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

test(`${accounts} accounts over ${months} months owe what the page says`, () => {
  fc.assert(
    fc.property(account, (one) => {
      const time = timeOf(one);
      const periods = periodsDue('2025-10-31', '2026-12-09', 'month', months);
      expect(periods).toHaveLength(months);
      let first = 0;
      for (const period of periods) {
        const length = new Date(
          Date.UTC(Number(period.from.slice(0, 4)), Number(period.from.slice(5, 7)), 0),
        ).getUTCDate();
        const due = expected(one, first, length);
        const maintenance = chargeBase({
          type: 'monthly_maintenance_charge',
          tariff: { id: 't', amount: decimal(one.tariffMills, 3) },
        });
        expect(isChargedThroughout(time, period) ? cents(maintenance.amount) : 0n).toBe(due.maintenance);
        const part = chargedPart(time, period);
        const days = Array.from({ length }, (_, at) => first + at)
          .map((number) => ({ day: isoOf(number), balance: decimal(balanceOn(one, number), 2) }))
          .filter((row) => part !== undefined && row.day >= part.from && row.day <= part.to);
        const interest = chargeBase({
          type: 'euro_negative_interest',
          yearlyRate: decimal(one.rateMillionths, 6),
          liquidity: decimal(one.liquidityCents, 2),
          days,
        });
        expect(cents(interest.amount)).toBe(due.interest);
        first += length;
      }
    }),
    { numRuns: accounts, seed: 72 },
  );
});

test('an amount in another currency is rounded once, half up, to its decimals', () => {
  fc.assert(
    fc.property(account, ({ tariffMills, fxMillionths, currency }) => {
      const base = { amount: decimal(tariffMills, 2), currency: 'GBP' };
      const { amount } = convertCharge(base, currency, decimal(fxMillionths, 6));
      const parts = currency === 'JPY' ? 1n : 100n;
      const exact = BigInt(tariffMills) * BigInt(fxMillionths) * parts;
      expect(cents(amount)).toBe(halfUp(exact, 100n * 1_000_000n));
    }),
    { numRuns: accounts, seed: 72 },
  );
});
