import { createCaller, type Caller } from '../../../../../actions/provider/call';
import { createClient, type ProviderClient } from '../../../../../actions/provider/client';
import type { Parameters } from '../../../../../actions/provider/transport';
import { wholeOf, type Sample } from '../samples/sample';
import { scriptedTransport } from '../scripted';

/** What the provider answers, and what the caller gets. */
interface Exchange {
  readonly answer: unknown;
  readonly result: unknown;
}

/** One record. */
export const one = (sample: Sample): Exchange => ({ answer: wholeOf(sample), result: wholeOf(sample) });

/** A list under a name. */
export const list = (name: string, sample: Sample): Exchange => ({
  answer: { [name]: [wholeOf(sample)] },
  result: [wholeOf(sample)],
});

/** The second of three pages with one record each. */
export const page = (name: string, sample: Sample): Exchange => ({
  answer: { [name]: [wholeOf(sample)], pagination: { total_entries: 3, total_pages: 3, current_page: 2 } },
  result: { items: [wholeOf(sample)], totalPages: 3, totalEntries: 3 },
});

/** An answer that only says that the call succeeded. */
export const success: Exchange = { answer: {}, result: undefined };

/** A function of the client: how it is called, what it sends, and what comes back. */
export type Call = readonly [
  name: keyof ProviderClient,
  call: (client: ProviderClient) => Promise<unknown>,
  sends: `${'read' | 'write'} ${'GET' | 'POST' | 'PUT'} /${string}`,
  parameters: Parameters,
  exchange: Exchange,
];

/** An id that would be two parts of a path, were it not encoded: `p%2F1`. */
export const id = 'p/1';

/** The rules of an area's functions: each is in the table, sends one request, and reads its answer. */
export function describeCalls(area: string, calls: (caller: Caller) => object, table: readonly Call[]): void {
  describe(area, () => {
    it('has no function but those of the table', () => {
      const { transport } = scriptedTransport({});
      const names = new Set(table.map(([name]) => name));
      expect([...names].sort()).toEqual(Object.keys(calls(createCaller(transport))).sort());
    });

    it.each(table)('%s', async (_name, call, sends, parameters, { answer, result }) => {
      const { requests, transport } = scriptedTransport(answer);
      expect(await call(createClient(transport))).toEqual(result);
      const [kind, method, path] = sends.split(' ');
      const sent = requests.map((request) => ({ ...request, cacheForMs: undefined }));
      expect(sent).toEqual([{ method, path, parameters, isRead: kind === 'read' }]);
    });
  });
}
