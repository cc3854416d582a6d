import type { PaymentFile } from '../../../domain/uploads/readPayments';
import { refusedFile } from '../../../domain/uploads/limits';
import { requireWorkingAccount, type Seat } from '../../database/seats';
import type { Context } from '../../context';
import { ProviderError } from '../../provider/errors';
import { refusalOf } from '../../provider/refusal';

/** The currencies of funding accounts that are asked for when those of the payments do not suffice. */
const commonCurrencies: readonly string[] = ['EUR', 'GBP', 'USD'];
const maxCurrencies = 10;

/**
 * Refuses a file that debits another account than the selected one: each debtor account must be one that the provider gives for paying money
 * into the account. A CSV file names none.
 * @throws RuleError file_refused, account_closed, account_not_approved, account_not_connected, provider_unavailable, too_many_requests
 */
export async function requireOwnDebtorAccounts(context: Context, seat: Seat, file: PaymentFile): Promise<void> {
  const foreign = new Map([...file.debtorAccounts].map(([row, number]) => [bare(number), { row, number }]));
  const currencies = new Set([...file.rows.map(({ values }) => values.currency), ...commonCurrencies]);
  for (const currency of [...currencies].slice(0, maxCurrencies)) {
    if (foreign.size === 0) return;
    for (const number of await fundingNumbers(context, seat, currency)) foreign.delete(bare(number));
  }
  const [first] = foreign.values();
  if (!first) return;
  throw refusedFile(
    `The debtor account of transaction ${first.row}, ${first.number}, is not a funding account of the selected account.`,
  );
}

const bare = (number: string): string => number.replace(/\s/g, '').toUpperCase();

/** The provider rejects a currency in which the account has none. */
async function fundingNumbers(context: Context, seat: Seat, currency: string): Promise<string[]> {
  const onBehalfOf = requireWorkingAccount(seat);
  const client = await context.provider.forAccount(seat.accountId);
  try {
    const { items } = await client.findFundingAccounts({ currency, onBehalfOf });
    return items.flatMap(({ account_number: number }) => number ?? []);
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'rejected') return [];
    throw refusalOf(error);
  }
}
