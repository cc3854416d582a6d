import { safeguardedCurrencies, type SafeguardedCurrency } from '../../../../../domain/safeguarding/currencies';
import { paths } from '../../../session/paths';
import { addressOf, amountParam, idParam, oneOfParam } from '../../../shared/searchParams';

/** Where the money goes: to the control account or back from it. */
export type Direction = 'to' | 'from';

const common = { orgId: idParam, amount: amountParam, currency: oneOfParam(safeguardedCurrencies, 'GBP') };

/** The query parameters of the two forms (specification, part two, section 2). */
export const transferSearch = {
  to: { ...common, sourceAccountId: idParam },
  from: { ...common, destinationAccountId: idParam },
} as const;

/** What the address of a form fills in. */
interface Filled {
  readonly orgId: string;
  readonly accountId: string;
  readonly currency: string;
  readonly amount?: string;
}

/** The address of a form with what is known filled in. */
export function transferAddress(direction: Direction, { accountId, currency, ...rest }: Filled): string {
  const values = { ...rest, currency: currency as SafeguardedCurrency };
  return direction === 'to'
    ? addressOf(paths.toSafeguarding, transferSearch.to, { ...values, sourceAccountId: accountId })
    : addressOf(paths.fromSafeguarding, transferSearch.from, { ...values, destinationAccountId: accountId });
}
