import { ok, type Answer, type Call } from '../../http/endpoint';
import { notFound, refuseIf } from '../../http/errors';
import { amountFilters, applyFilters, equals, momentFilters, type Filters } from '../../http/filters';
import { paginate } from '../../http/pagination';
import { addMonths } from '../../reference/isoDates';
import { londonDate } from '../../reference/londonTime';
import type { Transfer } from '../../store/tradeRecords';
import { transferView } from './view';

const failure = 'transfer_find_failed';
const maxMonthsBack = 24;

const filters: Filters<Transfer> = {
  ...equals<Transfer>('short_reference', 'source_account_id', 'destination_account_id', 'status', 'currency'),
  ...equals<Transfer>('creator_contact_id', 'creator_account_id'),
  ...amountFilters<Transfer>('amount'),
  ...momentFilters<Transfer>('created_at', 'updated_at', 'completed_at'),
  unique_request_id: (sent) => (transfer) => transfer.unique_request_id === sent,
};

/** Transfers that the actor's account made, or is an end of. Ranges may reach two years back. */
export function findTransfers(call: Call): Answer {
  const { books, parameters, actor } = call;
  refuseOldRanges(call);
  const rows = applyFilters(books.select('transfer', 'account', actor.account.id), parameters, filters);
  const sortable = ['created_at', 'updated_at', 'completed_at'] as const;
  const { page, pagination } = paginate(rows, parameters, sortable, failure);
  return ok({ transfers: page.map(transferView), pagination });
}

function refuseOldRanges({ parameters, now }: Call): void {
  const earliest = addMonths(londonDate(now), -maxMonthsBack);
  const names = ['created_at_from', 'updated_at_from', 'completed_at_from'];
  const old = names.filter((name) => (parameters.text(name)?.slice(0, 10) ?? earliest) < earliest);
  const complaint = (name: string) => ({ field: name, code: `${name}_is_too_old`, message: `${name} is too far back` });
  refuseIf(failure, old.map(complaint));
}

/** One of them. @throws ApiError 404 `transfer_not_found` */
export function getTransfer(call: Call): Answer {
  return ok(transferView(ownTransfer(call)));
}

/** A transfer that the actor's account made or is an end of. @throws ApiError 404 `transfer_not_found` */
export function ownTransfer({ books, id, actor }: Call): Transfer {
  const transfer = books.get('transfer', id);
  const parties = transfer && [
    transfer.creator_account_id,
    transfer.source_account_id,
    transfer.destination_account_id,
  ];
  if (!transfer || !parties?.includes(actor.account.id)) throw notFound('transfer');
  return transfer;
}
