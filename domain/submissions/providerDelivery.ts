import type { StateMachine } from '../stateMachine';

/** The `status_sub_code` of a submitted request that the settings mark for the provider; null for every other one. */
export type ProviderStatus = 'for_provider' | 'sent_to_provider' | 'provider_refused';

/** A request that the provider refused is sent again when staff ask for it. */
export const providerMachine: StateMachine<ProviderStatus> = {
  first: ['for_provider'],
  next: {
    for_provider: ['sent_to_provider', 'provider_refused'],
    provider_refused: ['for_provider'],
    sent_to_provider: [],
  },
};

/** What came of sending a request to the provider. */
export type SendOutcome =
  /** The provider took it, now or at an earlier attempt with the same key. */
  | { readonly kind: 'accepted'; readonly reference: string }
  /** It takes no such request, in its own words. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** No answer came, or none that decides: the same request is sent again with the same key. */
  | { readonly kind: 'later'; readonly problem: string };

/** What becomes of a request after an attempt. */
export interface AfterSending {
  readonly status: ProviderStatus;
  /** When it may be sent again. */
  readonly nextAttemptAt: Date;
}

const minuteMs = 60_000;
/** The waits after each attempt but the last, in minutes, about a day and a half in all. */
const waitsMinutes = [1, 5, 15, 60, 240, 720, 1200] as const;

/** The most attempts that are made without anybody asking for another. */
export const maxSendAttempts = waitsMinutes.length + 1;

const statuses: Readonly<Record<SendOutcome['kind'], ProviderStatus>> = {
  accepted: 'sent_to_provider',
  refused: 'provider_refused',
  later: 'for_provider',
};

/**
 * What becomes of a request after an attempt to send it.
 * @param attempts those made, this one included
 */
export function afterSending({ kind }: SendOutcome, attempts: number, now: Date): AfterSending {
  const wait = kind === 'later' ? (waitsMinutes[attempts - 1] ?? 0) : 0;
  return { status: statuses[kind], nextAttemptAt: new Date(now.getTime() + wait * minuteMs) };
}

/** Whether a request is not sent any more by itself: the last attempt was begun. */
export const isGivenUp = (attempts: number): boolean => attempts >= maxSendAttempts;
