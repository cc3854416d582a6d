/**
 * What one piece of work takes. Calls are counted in the code and at the simulator; processor times are those that the benchmarks `engine` and
 * `pay` measured on two cores that the load generator shares, so production does better. Sizes are those of the large seed with all indexes.
 */
export const costs = {
  /** Sending one payment: the call that creates it. The key is looked up only after an unknown outcome. */
  callsToSend: 1,
  /** A payment's pushes: four of them, after each of which the payment and the account's balances are read. */
  callsOfPushes: 8,
  /** A pass of the sync without news: one page of each of eight feeds. */
  callsOfSync: 8,
  /** What the provider takes to answer, in seconds. An assumption. */
  secondsOfCall: 0.3,
  /** Starting one worker of the sync, in seconds. An assumption. */
  secondsToStartWorker: 0.02,
  /** Processor seconds of a payment in handlers and Postgres: created, authorised twice, followed to its end. */
  processorOfPayment: 0.03,
  /** The same of a document that is read, in the engine and Postgres. */
  processorOfRead: 0.0006,
  /** Bytes of a payment with its mirror, authorisations, intent, and the rows of its activity and audit log. */
  bytesOfPayment: 12_000,
  bytesOfConversion: 4_000,
  bytesOfTransaction: 660,
} as const;

/** What the provider allows each login in a minute for sending and pushes together (decision 031). */
export const callsForSending = 100;
