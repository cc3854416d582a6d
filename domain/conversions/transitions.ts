import type { StateMachine } from '../stateMachine';

/** Every status of a conversion (specification section 4). The provider changes it, and a reading may skip statuses. */
export type ConversionStatus = 'awaiting_funds' | 'funds_sent' | 'funds_arrived' | 'trade_settled' | 'closed';

/** How far along each status is. */
export const conversionProgress: readonly ConversionStatus[] = [
  'awaiting_funds',
  'funds_sent',
  'funds_arrived',
  'trade_settled',
  'closed',
];

/** `closed` is a conversion that was cancelled before the money it sells had arrived. */
export const conversionMachine: StateMachine<ConversionStatus> = {
  first: ['awaiting_funds'],
  next: {
    awaiting_funds: ['funds_sent', 'funds_arrived', 'trade_settled', 'closed'],
    funds_sent: ['funds_arrived', 'trade_settled', 'closed'],
    funds_arrived: ['trade_settled'],
    trade_settled: [],
    closed: [],
  },
};

/** What can be changed of a conversion that awaits its funds. */
const conversionChangeKinds = ['cancellation', 'date_change', 'split'] as const;
/** One of conversionChangeKinds. */
export type ConversionChangeKind = (typeof conversionChangeKinds)[number];

/** Every status of a change: asked for, done at the provider, or rejected with a reason. */
type ConversionChangeStatus = 'pending' | 'done' | 'rejected';

/** The statuses a change may begin with, and those that may follow each. */
export const conversionChangeMachine: StateMachine<ConversionChangeStatus> = {
  first: ['pending'],
  next: { pending: ['done', 'rejected'], done: [], rejected: [] },
};
