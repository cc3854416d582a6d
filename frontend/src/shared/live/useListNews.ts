import { useEffect, useRef } from 'react';
import { useSubscription, type AnyVariables, type UseSubscriptionArgs } from 'urql';
import { listNews, noNews, type ListNews } from './listNews';

interface Row {
  readonly id: string;
}

interface Options<Data> {
  readonly rowsOf: (data: Data) => readonly Row[];
  /** The rows on the screen; undefined while they are read. */
  readonly shown: readonly Row[] | undefined;
  /** The number of rows on a full page. */
  readonly limit: number;
  /** Called when the server's page has changed, for what stands beside the list, such as its totals. */
  readonly onChange?: () => void;
}

/** The news of a list, and the server's page that tells them. */
interface LiveNews<Data> extends ListNews {
  /** Undefined until it is known for the list's filter. */
  readonly latest: Data | undefined;
}

/**
 * Keeps a list live: the subscription, with the list's own filter, writes changed rows to the cache, so that they change in place. It is
 * told which rows came and went; the list stays as it is until the user asks for them.
 */
export function useListNews<Data, Variables extends AnyVariables>(
  subscription: UseSubscriptionArgs<Variables, Data>,
  { rowsOf, shown, limit, onChange }: Options<Data>,
): LiveNews<Data> {
  const [{ data, operation }] = useSubscription<Data, Data, Variables>(subscription);
  // Until the first result of a new filter, the data is that of the filter before.
  const filter = JSON.stringify(subscription.variables ?? {});
  const isCurrent = JSON.stringify(operation?.variables ?? {}) === filter;
  const latest = isCurrent ? data : undefined;
  useLaterResults(latest, filter, onChange);
  const news = latest && shown ? listNews(shown.map(idOf), rowsOf(latest).map(idOf), limit) : noNews;
  return { ...news, latest };
}

const idOf = ({ id }: Row) => id;

/** Calls back at every result but the first of a filter, which is what the list itself reads. */
function useLaterResults<Data>(data: Data | undefined, filter: string, onResult: (() => void) | undefined) {
  const known = useRef<{ readonly data: Data; readonly filter: string }>(undefined);
  useEffect(() => {
    if (data === undefined || known.current?.data === data) return;
    const isLater = known.current?.filter === filter;
    known.current = { data, filter };
    if (isLater) onResult?.();
  }, [data, filter, onResult]);
}
