import { type Session } from '../session';
import { type SqlOptions } from '../sql/statement';
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
  readonly generation: () => Generation;
  readonly prepare: (session: Session, request: GraphqlRequest) => PreparedRequest;
  readonly run: (prepared: PreparedRequest) => Promise<OperationResult>;
  /** Whether a role sees the database's or a handler's own words in errors. */
  readonly showsInternal: (role: string | undefined) => boolean;
}

interface ServiceOptions {
  readonly log: Service['log'];
  readonly generation: () => Generation;
  readonly sql: SqlOptions;
  readonly showsInternal: Service['showsInternal'];
  /** Called after each mutation, so that live queries look again at once. */
  readonly onChange: () => void;
}

/** Binds the execution of requests to the current generation of the metadata. */
export function createService({ log, generation, sql, showsInternal, onChange }: ServiceOptions): Service {
  return {
    log,
    generation,
    showsInternal,
    prepare: (session, request) => prepareRequest(generation(), session, request, sql),
    run: async (prepared) => {
      try {
        return await runOperation(prepared, sql);
      } finally {
        if (prepared.operation.kind === 'mutation') onChange();
      }
    },
  };
}
