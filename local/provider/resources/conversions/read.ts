import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError, notFound } from '../../http/errors';
import { amountFilters, applyFilters, equals, momentFilters, type Filters } from '../../http/filters';
import { paginate } from '../../http/pagination';
import { reaches, recordsInScope } from '../../http/scope';
import type { Conversion } from '../../store/tradeRecords';
import { conversionView } from './view';

const filters: Filters<Conversion> = {
  ...equals<Conversion>('short_reference', 'status', 'buy_currency', 'sell_currency', 'currency_pair'),
  ...momentFilters<Conversion>('created_at', 'updated_at', 'conversion_date', 'settlement_date'),
  ...amountFilters<Conversion>('partner_buy_amount'),
  ...amountFilters<Conversion>('partner_sell_amount'),
  ...amountFilters<Conversion>('client_buy_amount', 'buy_amount'),
  ...amountFilters<Conversion>('client_sell_amount', 'sell_amount'),
  unique_request_id: (sent) => (conversion) => conversion.unique_request_id === sent,
};

const sortable = [
  ...(['created_at', 'updated_at', 'conversion_date', 'settlement_date', 'short_reference', 'status'] as const),
  ...(['buy_currency', 'sell_currency', 'currency_pair', 'client_buy_amount', 'client_sell_amount'] as const),
] as const;

/** Conversions of the accounts in scope. */
export function findConversions(call: Call): Answer {
  const { books, parameters } = call;
  const wanted = new Set(parameters.list('conversion_ids').map((id) => id.toLowerCase()));
  const rows = applyFilters(chosen(recordsInScope(call, 'conversion'), wanted), parameters, filters);
  const { page, pagination } = paginate(rows, parameters, ['created_at', ...sortable], 'conversion_find_failed');
  return ok({ conversions: page.map((conversion) => conversionView(books, conversion)), pagination });
}

function* chosen(rows: Iterable<Conversion>, wanted: ReadonlySet<string>): Iterable<Conversion> {
  for (const row of rows) if (wanted.size === 0 || wanted.has(row.id)) yield row;
}

/** One conversion of the actor's account. @throws ApiError 404 `conversion_not_found` */
export function getConversion({ books, id, actor }: Call): Answer {
  const conversion = books.get('conversion', id);
  if (conversion?.account_id !== actor.account.id) throw notFound('conversion');
  return ok(conversionView(books, conversion));
}

/** A conversion that the house may manage, its own or a client's. @throws ApiError 404 `conversion_not_found` */
export function managedConversion(call: Call): Conversion {
  const conversion = call.books.get('conversion', call.id);
  if (!conversion || !reaches(call, conversion.account_id)) throw notFound('conversion');
  return conversion;
}

/** The same, while it waits for the sold money. @throws ApiError 400 `conversion_status_is_incorrect` */
export function awaitingConversion(call: Call, failure: string): Conversion {
  const conversion = managedConversion(call);
  if (conversion.status === 'awaiting_funds') return conversion;
  const code = 'conversion_status_is_incorrect';
  throw new ApiError(400, failure, [{ field: 'status', code, message: 'The conversion no longer awaits funds' }]);
}
