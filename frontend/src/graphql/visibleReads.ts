import { mapExchange, type Client, type Operation, type OperationResult } from 'urql';

/** A query that a screen shows, and its last data. */
interface VisibleRead {
  readonly operation: Operation;
  data?: unknown;
}

/** The queries that screens show at the moment. They keep their data where a later reading gets no answer, and can all be read again. */
export class VisibleReads {
  private readonly reads = new Map<number, VisibleRead>();

  /** The exchange that follows them. It stands before the cache, so that it sees every query. */
  readonly exchange = mapExchange({
    onOperation: (operation) => this.follow(operation),
    onResult: (result) => this.withLastData(result),
  });

  /** Reads them all again from the server. */
  refresh(client: Client): void {
    for (const { operation } of this.reads.values()) {
      const { context } = operation;
      client.reexecuteOperation(
        client.createRequestOperation('query', operation, { ...context, requestPolicy: 'network-only' }),
      );
    }
  }

  private follow(operation: Operation): void {
    const { kind, key } = operation;
    if (kind === 'teardown') this.reads.delete(key);
    if (kind === 'query') this.reads.set(key, { ...this.reads.get(key), operation });
  }

  private withLastData(result: OperationResult): OperationResult {
    const read = this.reads.get(result.operation.key);
    if (!read) return result;
    if (result.error?.networkError) return { ...result, data: result.data ?? read.data };
    read.data = result.data;
    return result;
  }
}
