import type { Knex } from 'knex';
import type { ErrorCode } from '../../domain/errors';
import type { Refusal } from '../../domain/intents/outcome';
import type { Context } from '../runtime/context';
import type { ProviderClient } from '../provider/client';

/** A call to the provider that we owe, as stored. */
export interface Intent {
  readonly id: string;
  readonly kind: IntentKindName;
  readonly entityId: string;
  readonly accountId: string;
  /** What the provider knows the effect by; stored before the first call. */
  readonly key: string;
  /** The contact in whose name it is done; null for what the house does itself. */
  readonly payload: { readonly onBehalfOf: string | null };
  readonly digest: string;
  readonly attempts: number;
  /** How long before this claim the intent was last heard of, in milliseconds. */
  readonly quietMs: number;
  /** Until when nobody else may claim it. */
  readonly leaseUntil: Date;
  /** Grows with every claim: an older holder may no longer record anything. */
  readonly fence: string;
}

export type IntentKindName = 'payment' | 'beneficiary' | 'conversion' | 'transfer' | 'charge' | 'safeguarding_transfer';

/** What the last look before a call says: the content to send, or why it may not be sent. */
export type Checked<Content> = { readonly content: Content } | { readonly refusal: ErrorCode };

/**
 * What differs between the things we send. `Content` is what `check` found fit to send, `Effect` what the provider
 * answered.
 */
export interface IntentKind<Content = unknown, Effect = unknown> {
  /** Looks the key up at the provider: the effect of an earlier attempt, if there was one. */
  readonly find: (client: ProviderClient, intent: Intent) => Promise<Effect | undefined>;
  /** Loads the content and compares it with what was authorised, at the last moment. */
  readonly check: (context: Context, intent: Intent) => Promise<Checked<Content>>;
  readonly create: (client: ProviderClient, intent: Intent, content: Content) => Promise<Effect>;
  readonly recordEffect: (transaction: Knex.Transaction, intent: Intent, effect: Effect) => Promise<void>;
  readonly recordRefusal: (transaction: Knex.Transaction, intent: Intent, refusal: Refusal) => Promise<void>;
}
