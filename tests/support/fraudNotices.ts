import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { NoticedContent } from '../../domain/fraudNotices/noticeUse';
import { demoId } from '../../seeds/demo/demoId';
import { as, tradingAccount } from './portal';

const aldgate = demoId('organisation aldgate');

/** What a notice is shown for: a payment above the threshold. */
export const noticed = {
  beneficiaryId: demoId('beneficiary hansa-metall'),
  amount: '3000.00',
  currency: 'EUR',
  paymentType: 'regular',
};

/** What a shown notice comes back with. */
export interface ShownNotice {
  readonly result: { readonly id: string; readonly text: string; readonly presentedAt: string };
}

const present = `mutation ($notice: FraudNoticeInput!) { result: createFraudNotice(notice: $notice) { id text presentedAt } }`;
const acknowledge = `mutation ($fraudNoticeId: uuid!, $selectionBoxChoice: String!, $boxTickedAt: timestamptz!) {
  result: updateFraudNotice(
    fraudNoticeId: $fraudNoticeId, selectionBoxChoice: $selectionBoxChoice, boxTickedAt: $boxTickedAt
  ) { id acknowledgedAt }
}`;

/** Sets when the organisation's users are shown notices. */
export const setNoticeSettings = (database: Knex, settings: object) =>
  database('organisations')
    .where({ id: aldgate })
    .update({ fraud_notices: JSON.stringify(settings) });

/** How a notice is shown. */
export const showCall = (username: string, changes: object = {}) => ({
  username,
  query: present,
  variables: { notice: { ...noticed, ...changes } },
});

/** Shows a notice and gives its id. */
export async function shown(username: string, changes: object = {}): Promise<string> {
  const { query, variables } = showCall(username, changes);
  const { data, errors } = await as<ShownNotice>(username, query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
}

/** How a notice is acknowledged. */
export const acknowledgeCall = (username: string, fraudNoticeId: string, changes: object = {}) => ({
  username,
  query: acknowledge,
  variables: { fraudNoticeId, selectionBoxChoice: 'invoice', boxTickedAt: new Date().toISOString(), ...changes },
});

/** A notice that was read and acknowledged. Gives its id. */
export async function acknowledged(database: Knex, username: string, changes: object = {}): Promise<string> {
  const id = await shown(username, changes);
  const { presentedAt } = (await database('fraud_notices').where({ id }).first('presentedAt'))!;
  const { query, variables } = acknowledgeCall(username, id, { boxTickedAt: presentedAt.toISOString() });
  await as(username, query, variables);
  return id;
}

/** Runs the work while Aldgate demands fraud notices by these settings. */
export async function withNoticesDemanded(
  database: Knex,
  settings: object,
  work: () => Promise<unknown>,
): Promise<void> {
  await setNoticeSettings(database, settings);
  try {
    await work();
  } finally {
    await setNoticeSettings(database, {});
  }
}

/** Stores a notice that a user has acknowledged on the trading account. Gives its id. @param changes such as the payment that it is for */
export async function acknowledgedNotice(
  database: Knex,
  userId: string,
  { beneficiaryId, amount, currency, paymentType }: NoticedContent,
  changes: { readonly paymentId?: string; readonly acknowledgedAt?: Date } = {},
): Promise<string> {
  const id = randomUUID();
  const { paymentId = null, acknowledgedAt = new Date() } = changes;
  await database('fraud_notices').insert({
    id,
    ip: '192.0.2.1',
    browser: 'none',
    details: JSON.stringify({ beneficiaryId, amount, currency, paymentType, reasons: ['amount_above_threshold'] }),
    presentedAt: acknowledgedAt,
    presentedTo: userId,
    acknowledgedAt,
    acknowledgedBy: userId,
    selectionBoxChoice: 'invoice',
    boxTickedAt: acknowledgedAt,
    accountId: tradingAccount,
    paymentId,
  });
  return id;
}
