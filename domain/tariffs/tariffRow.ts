import { RuleError } from '../errors';

/** A tariff as the columns of its row: `amount` in pounds, or the prices of a payment fee in `details` (specification, part two, section 3). */
export interface TariffRow {
  readonly name: string | null;
  readonly type: string;
  readonly amount?: unknown;
  readonly details?: unknown;
}

/**
 * A row as `tariffInputSchema` takes it, not yet checked. A price may be a number, as a client sends a numeric column or JSON.
 * @throws RuleError invalid_input for details that are no object, or overrides that are no list of objects
 */
export function tariffInputOf({ name, type, amount, details }: TariffRow) {
  const { regular_overrides: overrides, ...prices } = objectOf(details ?? {});
  if (overrides !== undefined && !Array.isArray(overrides)) throw faultOf('details');
  return {
    name,
    type,
    amount: asText(amount),
    ...Object.fromEntries(Object.entries(prices).map(([price, value]) => [price, asText(value)])),
    regular_overrides: (overrides ?? []).map((override: unknown) => {
      const { currency, amount: fee, ...rest } = objectOf(override);
      return { currency, amount: asText(fee), ...rest };
    }),
  };
}

/** Numbers become text. All else stays for the tariff's own check. */
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw faultOf('details');
}

const faultOf = (field: string) =>
  new RuleError('invalid_input', field, 'Give the prices as an object, and the fees by currency as a list of objects.');
