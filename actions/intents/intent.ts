import type { Knex } from 'knex';
import type { ErrorCode } from '../../domain/errors';
import type { Refusal } from '../../domain/intents/outcome';
import type { ProviderIntentsRow } from '../database/generated/tables';
import type { Context } from '../context';
import type { ProviderClient } from '../provider/client';

/** What a call is made with beside the rows that it is about. */
export interface IntentPayload {
  /** The provider's contact that the call is made for; null for a call of the house account itself. */
  readonly onBehalfOf: string | null;
  /** Whose contact on the account is opened or closed. */
  readonly userId?: string;
  /** The provider's contact whose status is changed, and the status that it is to have. */
  readonly contactId?: string;
  readonly status?: 'enabled' | 'not_enabled';
}

/** A stored call to the provider that is still to be made. */
export interface Intent {
  readonly id: string;
  readonly kind: IntentKindName;
  readonly entityId: string;
  readonly accountId: string;
  /** The idempotency key at the provider; stored before the first call. */
  readonly key: string;
  readonly payload: IntentPayload;
  readonly digest: string;
  readonly attempts: number;
  /**
   * When the last attempt before this one was made that may have taken effect: its outcome is unknown, or it was never recorded. Null where
   * there is none. A look-up comes first where there is one.
   */
  readonly unresolvedAt: Date | null;
  /** Until when the call is tried again after short pauses. Some kinds refuse it later. Null where the usual pauses do. */
  readonly wantedUntil: Date | null;
  /** No other sender may claim the intent before this time. */
  readonly leaseUntil: Date;
  /** The fencing token: it rises with every claim, and only the newest claim may record an outcome. */
  readonly fence: string;
}

/** The kinds that the database knows. */
export type IntentKindName = ProviderIntentsRow['kind'];

/** The result of the check before a call: the content to send, or why it must not be sent. */
export type Checked<Content> = { readonly content: Content } | { readonly refusal: ErrorCode };

/**
 * What a kind of intent brings. `Content` is what `check` allows to be sent, `Answer` the provider's record of it.
 */
export interface IntentSteps<Content, Answer extends object> {
  /**
   * Looks the key up at the provider; undefined if nothing was created with it, neither by an earlier attempt nor by the same request before
   * the database was taken back.
   * @throws RuleError request_key_taken, if what was created is on other terms
   */
  readonly find: (client: ProviderClient, intent: Intent, context: Context) => Promise<Answer | undefined>;
  /** Loads the content right before the call and compares it with what was authorised. */
  readonly check: (context: Context, intent: Intent, client: ProviderClient) => Promise<Checked<Content>>;
  /** Whether the call carries no key, so that the provider does not recognise a repeat. `find` then compares records. */
  readonly isUnkeyed?: boolean;
  readonly create: (client: ProviderClient, intent: Intent, content: Content) => Promise<Answer>;
  readonly recordEffect: (transaction: Knex.Transaction, intent: Intent, answer: Answer, now: Date) => Promise<void>;
  readonly recordRefusal: (transaction: Knex.Transaction, intent: Intent, refusal: Refusal, now: Date) => Promise<void>;
}

/** Writes an effect at the provider into our tables, in the transaction that records the intent's outcome. */
export type RecordEffect = (transaction: Knex.Transaction, now: Date) => Promise<void>;

/** A kind of intent as the sender uses it, without the types of the content and of the provider's record. */
export interface IntentKind {
  readonly find: (client: ProviderClient, intent: Intent, context: Context) => Promise<RecordEffect | undefined>;
  readonly isUnkeyed?: boolean;
  /** The call to make now, or why it must not be made. */
  readonly check: (
    context: Context,
    intent: Intent,
    client: ProviderClient,
  ) => Promise<
    { readonly create: (client: ProviderClient) => Promise<RecordEffect> } | { readonly refusal: ErrorCode }
  >;
  readonly recordRefusal: (transaction: Knex.Transaction, intent: Intent, refusal: Refusal, now: Date) => Promise<void>;
}

/** Builds a kind of intent from its typed steps. */
export function intentKind<Content, Answer extends object>(steps: IntentSteps<Content, Answer>): IntentKind {
  const recorder =
    (intent: Intent, answer: Answer): RecordEffect =>
    (transaction, now) =>
      steps.recordEffect(transaction, intent, answer, now);
  return {
    isUnkeyed: steps.isUnkeyed,
    find: async (client, intent, context) => {
      const answer = await steps.find(client, intent, context);
      return answer && recorder(intent, answer);
    },
    check: async (context, intent, client) => {
      const checked = await steps.check(context, intent, client);
      if ('refusal' in checked) return checked;
      return { create: async (client) => recorder(intent, await steps.create(client, intent, checked.content)) };
    },
    recordRefusal: steps.recordRefusal,
  };
}

/** What the sender does for each kind of intent. */
export type IntentKinds = Readonly<Record<IntentKindName, IntentKind>>;
