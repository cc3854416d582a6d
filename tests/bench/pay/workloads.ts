import type { Knex } from 'knex';
import { maxInlinePayments } from '../../../actions/payments/batchAuthorisePayments';
import { copiesOf } from '../../support/copiesOf';
import type { Templates } from './agreement';
import { authorise, batch, create } from './calls';
import type { ActionCall, Subject } from './subjects';

/** What is measured: some calls at once, through some subjects. */
export interface Workload {
  readonly name: string;
  readonly connections: number;
  readonly subjects: readonly Subject['name'][];
  /** The calls of one run. Each changes a payment of its own. */
  readonly calls: () => Promise<readonly ActionCall[]>;
}

const everySubject: readonly Subject['name'][] = ['by hand', 'handlers', 'portal'];
const connectionCounts = [1, 16, 64];
const callsOf = (connections: number, scale: number): number =>
  Math.max(connections, Math.round(scale * (connections === 1 ? 160 : 640)));

/**
 * The last authorisation is measured without the portal, which would send the payment before it answers. A batch is as large
 * as the request authorises it, and measured alone.
 * @param scale the share of the usual number of calls; each connection makes one at least
 */
export function workloads(database: Knex, { untouched, almost }: Templates, scale: number): readonly Workload[] {
  const approvals = (id: string, count: number) => async () =>
    (await copiesOf(database, id, count)).map((copy) => authorise(copy));
  const batches: Workload = {
    name: `batch of ${maxInlinePayments}`,
    connections: 1,
    subjects: everySubject,
    calls: async () => [batch(await copiesOf(database, untouched, maxInlinePayments))],
  };
  const single = connectionCounts.flatMap((connections): Workload[] => {
    const count = callsOf(connections, scale);
    const creations = () => Promise.resolve(Array.from({ length: count }, () => create));
    return [
      { name: 'createPayment', connections, subjects: everySubject, calls: creations },
      { name: 'authorisePayment, first', connections, subjects: everySubject, calls: approvals(untouched, count) },
      {
        name: 'authorisePayment, last',
        connections,
        subjects: everySubject.slice(0, 2),
        calls: approvals(almost, count),
      },
    ];
  });
  return [...single, batches];
}
