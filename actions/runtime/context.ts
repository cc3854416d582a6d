import type { Knex } from 'knex';
import type { AccountRequests } from './accountRequests';
import type { Clock } from './clock';
import type { DocumentStore, SharepointFiles } from './documentStore';
import type { Environment } from './environment';
import type { Identity } from './identity';
import type { Log } from './log';
import type { Mailer } from './mailer';
import type { Metrics } from './metrics';
import type { Session } from './session';
import type { Turns } from './turns';

/** A change that waited for a second administrator, as it was stored. */
export interface StoredChange {
  readonly id: string;
  readonly kind: string;
  readonly change: unknown;
  readonly effect: unknown;
  readonly requested_by: string;
}

/** What is left to do once a transaction is committed. */
export type AfterCommit = () => Promise<void>;

/**
 * What a handler uses besides its input. Each part is passed in, so that tests can replace it. `provider/context.ts`
 * adds the provider, which this folder must not import; `container.ts` builds the whole context.
 */
export interface RuntimeContext {
  readonly environment: Environment;
  readonly database: Knex;
  readonly identity: Identity;
  /** Undefined where no store of documents is configured. */
  readonly documents: DocumentStore | undefined;
  /** Undefined where no adapter to SharePoint is configured. */
  readonly sharepoint: SharepointFiles | undefined;
  /** Undefined where no mail service is configured. */
  readonly mailer: Mailer | undefined;
  /** Undefined where the provider takes no requests for accounts: staff pass them on. */
  readonly accountRequests: AccountRequests | undefined;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Between 0 and 1; for jitter only. */
  readonly random: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The turns in which uploaded files are read. */
  readonly fileTurns: Turns;
  /** Whether what the caller makes is approved and sent by others only: for an API key. */
  readonly isDraftOnly?: boolean;
  /** Sends intents right after the transactions that stored them (`intents/drainInline.ts`). */
  readonly drainInline: (intentIds: readonly string[]) => Promise<void>;
  /** Starts the Lambda that works off a batch of authorisations, without waiting for it. */
  readonly startBatch: (batchId: string) => Promise<void>;
  /** Starts the Lambda that writes an export, without waiting for it. */
  readonly startExport: (exportId: string) => Promise<void>;
  /** Cancels a payment or transfer at the provider that the portal did not make (`books/cancelAtProvider.ts`). */
  readonly cancelAtProvider: (record: {
    readonly kind: string;
    /** The provider's id. */
    readonly subject_id: string;
    readonly account_id: string | null;
  }) => Promise<void>;
  /** Makes a change that was allowed (`fourEyes/makeStoredChange.ts`). */
  readonly makeStoredChange: (
    transaction: Knex.Transaction,
    session: Session,
    stored: StoredChange,
  ) => Promise<AfterCommit>;
}
