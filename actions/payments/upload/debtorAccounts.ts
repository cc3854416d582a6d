import type { PaymentFile } from '../../../domain/uploads/readPayments';
import { refusedFile } from '../../../domain/uploads/refusedFile';
import { requireWorkingAccount, type Seat } from '../../database/seats';
import type { Context } from '../../provider/context';
import { refusalOf } from '../../provider/refusal';

/**
 * Refuses a file that debits another account than the selected one: each debtor account must be one that the provider gives for paying money
 * into the account. A CSV file names none.
 * @throws RuleError file_refused, and provider_unavailable or too_many_requests
 */
export async function requireOwnDebtorAccounts(context: Context, seat: Seat, file: PaymentFile): Promise<void> {
  if (file.debtorAccounts.size === 0) return;
  const currencies = [...new Set(file.rows.map(({ values }) => values.currency))].slice(0, maxCurrencies);
  const own = new Set(
    (await Promise.all(currencies.map((currency) => fundingNumbers(context, seat, currency)))).flat(),
  );
  const [row, foreign] = [...file.debtorAccounts].find(([, number]) => !own.has(bare(number))) ?? [];
  if (foreign !== undefined) {
    throw refusedFile(`The debtor account of transaction ${row}, ${foreign}, is not one of the selected account.`);
  }
}

const maxCurrencies = 10;
const bare = (number: string): string => number.replace(/\s/g, '').toUpperCase();

async function fundingNumbers(context: Context, seat: Seat, currency: string): Promise<string[]> {
  const client = await context.provider.forAccount(seat.accountId);
  try {
    const { items } = await client.findFundingAccounts({ currency, onBehalfOf: requireWorkingAccount(seat) });
    return items.flatMap(({ account_number: number }) => (number ? [bare(number)] : []));
  } catch (error) {
    throw refusalOf(error);
  }
}
