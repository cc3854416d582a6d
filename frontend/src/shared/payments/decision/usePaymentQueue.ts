import { useDecisionQueue, type DecisionQueue } from '../../patterns/useDecisionQueue';

/** The queue of payments to authorise; the open one is the query parameter `payment`. */
export const usePaymentQueue = (payments: readonly { readonly id: string }[]): DecisionQueue =>
  useDecisionQueue(
    payments.map(({ id }) => id),
    'payment',
  );
