import { safeguardedCurrencies } from '../../../../domain/safeguarding/currencies';
import { dateParam, oneOfParam, pageParam, textParam } from '../../shared/searchParams';

/** The positions that the list can be limited to. */
export const positionKinds = ['', 'to', 'from'] as const;

/** The statuses that the transfers can be limited to. */
export const transferStatuses = ['', 'pending', 'completed', 'cancelled'] as const;

/** The query parameters of the safeguarding page. */
export const safeguardingSearch = {
  currency: oneOfParam(safeguardedCurrencies, 'GBP'),
  kind: oneOfParam(positionKinds, ''),
  status: oneOfParam(transferStatuses, ''),
  createdAtFrom: dateParam,
  search: textParam(),
  page: pageParam,
};
