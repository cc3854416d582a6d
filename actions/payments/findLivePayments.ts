import type { Page } from '../provider/call';
import type { ProviderClient } from '../provider/client';
import type { ProviderPayment } from '../provider/records';

/** What the provider filters by; empty texts and nulls do not filter. */
interface LiveFilter {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly date?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly amount?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly shortReference?: string | null | undefined;
}

interface LivePage extends Page<ProviderPayment> {
  /** Whether the provider holds older payments that were not searched. */
  readonly isPartial: boolean;
}

/** The provider cannot search references: this many of its newest payments are read and compared here. */
const searchedPages = 4;
const searchedPerPage = 100;

/** A page of payments at the provider, the newest first; with a reference, of those whose reference contains it. */
export async function findLivePayments(
  client: ProviderClient,
  onBehalfOf: string,
  filter: LiveFilter,
  reference: string | null,
): Promise<LivePage> {
  const { page, perPage } = filter;
  const find = (number: number, size: number) =>
    client.findPayments({ ...providerFilter(filter, onBehalfOf), page: number, perPage: size });
  if (!reference) return { ...(await find(page, perPage)), isPartial: false };

  const first = await find(1, searchedPerPage);
  const others = Math.min(first.totalPages, searchedPages) - 1;
  const pages = Array.from({ length: Math.max(others, 0) }, (_, index) => find(index + 2, searchedPerPage));
  const read = [first, ...(await Promise.all(pages))].flatMap(({ items }) => items);
  const found = read.filter((payment) => payment.reference.toLowerCase().includes(reference.toLowerCase()));
  return {
    items: found.slice((page - 1) * perPage, page * perPage),
    totalPages: Math.ceil(found.length / perPage),
    totalEntries: found.length,
    isPartial: first.totalPages > searchedPages,
  };
}

function providerFilter({ date, currency, amount, status, shortReference }: LiveFilter, onBehalfOf: string) {
  return {
    onBehalfOf,
    withDeleted: true,
    order: 'created_at',
    orderAscDesc: 'desc',
    paymentDateFrom: date || null,
    paymentDateTo: date || null,
    currency: currency || null,
    amount: amount || null,
    status: status || null,
    shortReference: shortReference || null,
  };
}
