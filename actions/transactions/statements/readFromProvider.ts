import { periodInstants } from '../../../domain/statements/period';
import { takeReadings } from '../../mirrors/mirror';
import { requireSeat, requireWorkingAccount } from '../../database/seats';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../context';
import { transactionsMirror } from '../transactionsMirror';
import type { StatementExport } from './statementExport';

/** The size of a page (specification, part one, section 9). */
const perPage = 25;

/** A period with more pages is left to the sync. */
const maxPages = 200;

/**
 * Reads the completed transactions of a statement's period from the provider, in pages of 25 ordered by completed_at ascending (specification,
 * part one, section 7), and writes them into the mirror.
 * @throws ProviderError; RuleError for an account that cannot be used at the provider
 */
export async function readFromProvider(
  context: Context,
  { accountId, userId, request }: StatementExport,
): Promise<void> {
  const seat = await requireSeat(context.database, userId, accountId);
  const onBehalfOf = requireWorkingAccount(seat);
  const client = await context.provider.forAccount(accountId);
  const { completedFrom, completedBefore } = periodInstants(request);
  const order = { perPage, order: 'completed_at', orderAscDesc: 'asc', status: 'completed' } as const;
  const asked = {
    ...order,
    onBehalfOf,
    currency: request.currency,
    completedAtFrom: completedFrom,
    completedAtTo: completedBefore,
  };
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, totalPages } = await client.findTransactions({ ...asked, page });
    const readings = items.map((reading) => ({ reading, accountId }));
    await inTransaction(context.database, { userId, requestId: context.newId() }, (transaction) =>
      takeReadings(transaction, transactionsMirror, readings),
    );
    if (page >= totalPages) return;
  }
}
