import { compareDecimals } from '../decimals';
import type { CallParameters } from './callParameters';
import { refuseIf } from './errors';
import { firstInOrder, type Order } from './firstInOrder';
import type { ParameterTable } from './parameterRules';

const defaultPerPage = 25;
const maxPerPage = 100;

export const pagingParameters: ParameterTable = {
  page: { format: 'count' },
  per_page: { format: 'count' },
  order: { format: 'text' },
  order_asc_desc: { format: 'text', oneOf: ['asc', 'desc'] },
};

/** The provider's `pagination` block; -1 means no such page. */
export interface Pagination {
  readonly total_entries: number;
  readonly total_pages: number;
  readonly current_page: number;
  readonly per_page: number;
  readonly previous_page: number;
  readonly next_page: number;
  readonly order: string;
  readonly order_asc_desc: string;
}

/**
 * One page of rows, in the order asked for; rows that are equal in it stay as they come.
 * @param sortable fields that `order` may name; the first is the default
 * @throws ApiError 400 `order_not_in_range`
 */
export function paginate<T, K extends string & keyof T>(
  rows: Iterable<T>,
  parameters: CallParameters,
  sortable: readonly [K, ...K[]],
  failure: string,
): { readonly page: T[]; readonly pagination: Pagination } {
  const [byDefault] = sortable;
  const order = parameters.text('order') ?? byDefault;
  const field = sortable.find((name) => name === order);
  const range = sortable.join(', ');
  const complaint = { field: 'order', code: 'order_not_in_range', message: `order must be one of: ${range}` };
  refuseIf(failure, field ? [] : [{ ...complaint, params: { range } }]);
  const direction = parameters.text('order_asc_desc') ?? 'asc';
  const perPage = Math.min(Number(parameters.text('per_page') ?? defaultPerPage), maxPerPage);
  const current = Number(parameters.text('page') ?? 1);
  const asked = orderBy<T>(field ?? byDefault, direction === 'desc' ? -1 : 1);
  const { first, total } = firstInOrder(rows, current * perPage, asked);
  const pages = Math.max(1, Math.ceil(total / perPage));
  return {
    page: first.slice((current - 1) * perPage),
    pagination: {
      total_entries: total,
      total_pages: pages,
      current_page: current,
      per_page: perPage,
      previous_page: current > 1 ? current - 1 : -1,
      next_page: current < pages ? current + 1 : -1,
      order,
      order_asc_desc: direction,
    },
  };
}

function orderBy<T>(field: string & keyof T, sign: 1 | -1): Order<T> {
  const compare = field.endsWith('amount') ? compareDecimals : compareTexts;
  return { keyOf: (row) => String(row[field] ?? ''), compare: (a, b) => sign * compare(a, b) };
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
