import { createHash } from 'node:crypto';
import type { PaymentType } from '../store/records';
import { uuidOf } from '../store/identifiers';

/** One way for money to come in to an account. */
export interface FundingRoute {
  readonly id: string;
  readonly account_number: string;
  readonly account_number_type: 'account_number' | 'iban';
  readonly payment_type: PaymentType;
  readonly routing_code: string;
  readonly routing_code_type: string;
  readonly bank_name: string;
  readonly bank_address: string;
  readonly bank_country: string;
  readonly currency: string;
  /** The scheme by which it arrives. */
  readonly rail: string;
}

interface Way {
  readonly payment_type: PaymentType;
  readonly routing_code: string;
  readonly routing_code_type: string;
  readonly rail: string;
  /** Digits of the account number; an IBAN when absent. */
  readonly digits?: number;
  readonly country: string;
}

const bic = { routing_code: 'CORRGB2L', routing_code_type: 'bic_swift', country: 'GB' } as const;
const swift: Way = { ...bic, payment_type: 'priority', rail: 'SWIFT' };

const ways: Readonly<Record<string, readonly Way[]>> = {
  GBP: [
    {
      payment_type: 'regular',
      routing_code: '201600',
      routing_code_type: 'sort_code',
      rail: 'FPS',
      digits: 8,
      country: 'GB',
    },
    swift,
  ],
  EUR: [{ ...bic, payment_type: 'regular', rail: 'SEPA' }, swift],
  USD: [
    {
      payment_type: 'regular',
      routing_code: '026073150',
      routing_code_type: 'ach_routing_number',
      rail: 'ACH',
      digits: 10,
      country: 'US',
    },
    {
      payment_type: 'priority',
      routing_code: '026073008',
      routing_code_type: 'wire_routing_number',
      rail: 'FEDWIRE',
      digits: 10,
      country: 'US',
    },
  ],
  CAD: [
    {
      payment_type: 'regular',
      routing_code: '035210009',
      routing_code_type: 'routing_code',
      rail: 'EFT',
      digits: 9,
      country: 'CA',
    },
    swift,
  ],
  SGD: [
    {
      payment_type: 'regular',
      routing_code: '7171001',
      routing_code_type: 'giro_routing_code',
      rail: 'GIRO',
      digits: 10,
      country: 'SG',
    },
    swift,
  ],
};

/** Currencies that can be paid out but not received. */
const outOnly = new Set(['CNY', 'IDR', 'INR', 'KES', 'MYR', 'PHP', 'RUB', 'UGX', 'BGN', 'HRK']);

const banks: Readonly<Record<string, readonly [name: string, address: string]>> = {
  GB: ['Corridor Test Bank', '1 Simulator Street, London, E1 1AA, GB'],
  US: ['Corridor Test Bank N.A.', '1 Simulator Avenue, New York, NY 10001, US'],
  CA: ['Corridor Test Bank of Canada', '1 Simulator Road, Toronto, ON M5H 2N2, CA'],
  SG: ['Corridor Test Bank Singapore', '1 Simulator Quay, Singapore 018960, SG'],
};

/** The ways to send a currency to an account, always the same for the same account; none where it cannot be received. */
export function fundingRoutes(accountId: string, currency: string): FundingRoute[] {
  if (outOnly.has(currency)) return [];
  return (ways[currency] ?? [swift]).map((way) => {
    const [bank_name = '', bank_address = ''] = banks[way.country] ?? [];
    const { payment_type, routing_code, routing_code_type, rail } = way;
    return {
      payment_type,
      routing_code,
      routing_code_type,
      rail,
      bank_name,
      bank_address,
      currency,
      id: uuidOf(`funding route ${accountId} ${currency} ${payment_type}`),
      account_number: way.digits ? numberOf(accountId, way.digits) : ibanOf(accountId),
      account_number_type: way.digits ? 'account_number' : 'iban',
      bank_country: way.country,
    };
  });
}

function numberOf(accountId: string, digits: number): string {
  const number = createHash('sha256').update(`account number ${accountId}`).digest().readBigUInt64BE(0);
  return number.toString().padStart(digits, '0').slice(-digits);
}

/** One IBAN for every currency that comes by Swift or SEPA. */
function ibanOf(accountId: string): string {
  const account = `CORR201600${numberOf(accountId, 8)}`;
  return `GB${checkDigits(account, 'GB')}${account}`;
}

/** ISO 13616: the account, the country and two zeros read as one number leave 1 modulo 97. */
function checkDigits(account: string, country: string): string {
  const digits = [...`${account}${country}00`].map((character) => parseInt(character, 36).toString()).join('');
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
}

/** Pooled accounts of the provider itself, to which money is sent with the account's reference. */
export interface SettlementAccount {
  readonly currency: string;
  readonly bic_swift: string;
  readonly iban: string;
  readonly account_number: string;
  readonly routing_code_type_1: string;
  readonly routing_code_value_1: string;
}

/** The pooled account of a currency; undefined where money cannot be received. */
export function settlementAccount(currency: string): SettlementAccount | undefined {
  if (outOnly.has(currency)) return undefined;
  const pool = `settlement ${currency}`;
  return {
    currency,
    bic_swift: bic.routing_code,
    iban: ibanOf(pool).replace(/(.{4})(?=.)/g, '$1 '),
    account_number: numberOf(pool, 8),
    routing_code_type_1: currency === 'GBP' ? 'sort_code' : '',
    routing_code_value_1: currency === 'GBP' ? '201600' : '',
  };
}
