import { amountParam, pageParam, type SearchValues } from '../../../shared/searchParams';

/** The query parameters of the list of balances. `amountFrom` is in whole units of each balance's own currency. */
export const balancesSearch = { amountFrom: amountParam, page: pageParam };

/** The values of those parameters. */
export type BalancesSearch = SearchValues<typeof balancesSearch>;
