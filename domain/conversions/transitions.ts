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
