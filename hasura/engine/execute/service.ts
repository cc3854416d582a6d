import type { Session } from '../session';
import type { SqlOptions } from '../sql/statement';
import { explainOperation, type Explanation } from './explain';
import type { Generation } from './generation';
import { withCheckHint } from './checkHint';
import { withFieldHint } from './fieldHint';
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
  readonly explain: (session: Session, request: GraphqlRequest) => Promise<Explanation>;
  /** Whether a role sees details from the database and from handlers in errors. */
  readonly showsInternal: (role: string | undefined) => boolean;
}

interface ServiceOptions {
  readonly log: Service['log'];
  readonly generation: () => Generation;
  readonly sql: SqlOptions;
  readonly showsInternal: Service['showsInternal'];
  /** For development: errors carry hints. */
  readonly hasHints: boolean;
  /** Called after each mutation, so that live queries run again. */
  readonly onChange: () => void;
}

/** Binds the execution of requests to the current generation of the metadata. */
export function createService({ log, generation, sql, showsInternal, hasHints, onChange }: ServiceOptions): Service {
  return {
    log,
    generation,
    showsInternal,
    prepare: (session, request) => {
      try {
        return prepareRequest(generation(), session, request, sql);
      } catch (error) {
        throw hasHints ? withFieldHint(generation(), session, error) : error;
      }
    },
    explain: (session, request) => explainOperation(generation(), session, request, sql),
    run: async (prepared) => {
      try {
        return await runOperation(prepared, sql);
      } catch (error) {
        throw hasHints ? await withCheckHint(prepared, sql, error) : error;
      } finally {
        if (prepared.operation.kind === 'mutation') onChange();
      }
    },
  };
}
