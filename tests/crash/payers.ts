import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { createPayment, smallPayment, tradingAccount } from '../support/portal';
import { graphql } from '../support/stack';

/** A payment that the portal has answered for. */
export interface Acknowledged {
  readonly id: string;
  readonly payment: Readonly<Record<string, unknown>>;
}

/** Clients that make payments through the public API, one after the other, without pause. */
export interface Payers {
  /** The answered payments, oldest first. */
  readonly acknowledged: readonly Acknowledged[];
  /** Resolves at the very moment when so many are answered. */
  readonly untilAcknowledged: (count: number) => Promise<void>;
  /** Makes the same call again, until it is answered. Resolves to the payment's id in the answer. */
  readonly repeat: (known: Acknowledged) => Promise<string>;
  /** Resolves when each client's last call is answered. @throws Error when one stays without an answer */
  readonly stop: () => Promise<void>;
}

/** Five minutes and more: on a busy machine the stack takes a minute to come back. */
const maxAttempts = 3000;
const pauseMs = 100;

/** @param token the current token of the user who pays */
export function startPayers(count: number, token: () => string): Payers {
  const acknowledged: Acknowledged[] = [];
  const arrivals = new EventEmitter();
  let isStopping = false;
  const call = async (payment: Readonly<Record<string, unknown>>): Promise<string> => {
    let last: unknown;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const headers = { authorization: `Bearer ${token()}`, 'x-account-id': tradingAccount };
      const answer = await graphql<{ createPayment: { id: string } }>(
        undefined,
        createPayment,
        { payment },
        headers,
      ).catch((error: Error) => ({ data: undefined, errors: error.message }));
      if (answer.data) return answer.data.createPayment.id;
      last = answer.errors;
      await delay(pauseMs);
    }
    throw new Error(`A payment was never answered; last: ${JSON.stringify(last)}`);
  };
  const pay = async (): Promise<void> => {
    while (!isStopping) {
      const mark = `KILL-${randomUUID().slice(-12)}`;
      const payment = smallPayment({ amount: '1.00', reference: mark, clientRequestId: randomUUID() });
      acknowledged.push({ payment, id: await call(payment) });
      arrivals.emit('answer');
    }
  };
  const clients = Array.from({ length: count }, pay);
  return {
    acknowledged,
    untilAcknowledged: async (count) => {
      while (acknowledged.length < count) await once(arrivals, 'answer');
    },
    repeat: ({ payment }) => call(payment),
    stop: async () => {
      isStopping = true;
      await Promise.all(clients);
    },
  };
}
