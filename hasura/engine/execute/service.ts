import { type Session } from '../session';
import { type SqlOptions } from '../sql/statement';
import { type Database } from './database';
import { type Generation } from './generation';
import {
  prepareRequest,
  runOperation,
  type GraphqlRequest,
  type OperationResult,
  type PreparedRequest,
} from './operationRun';

/** What the transports need of the engine. */
export interface Service {
  readonly log: (entry: Record<string, unknown>) => void;
  readonly database: Database;
  readonly generation: () => Generation;
  readonly prepare: (session: Session, request: GraphqlRequest) => PreparedRequest;
  readonly run: (prepared: PreparedRequest) => Promise<OperationResult>;
}

interface ServiceOptions {
  readonly log: Service['log'];
  readonly database: Database;
  readonly generation: () => Generation;
  readonly sql: SqlOptions;
  /** Called after each mutation, so that live queries look again at once. */
  readonly onChange: () => void;
}

/** Binds the execution of requests to the current generation of the metadata. */
export function createService({ log, database, generation, sql, onChange }: ServiceOptions): Service {
  return {
    log,
    database,
    generation,
    prepare: (session, request) => prepareRequest(generation(), session, request, sql),
    run: async (prepared) => {
      try {
        return await runOperation(database, prepared, sql);
      } finally {
        if (prepared.operation.kind === 'mutation') onChange();
      }
    },
  };
}
