import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { activityEvents } from '../../domain/activity/eventCodes';
import { noticeChoices } from '../../domain/fraudNotices/acknowledgement';
import { asHistory } from './asHistory';
import { demoId } from './demoId';
import { accountId } from './organisations';
import type { DemoPayment } from './payments';

/** A document of the demo that is also kept in SharePoint. */
export const demoMedia = {
  fileName: 'invoice open 1.pdf',
  sharepointItemId: demoId('media invoice open 1'),
  webUrl: 'https://sharepoint.demo.invalid/invoice%20open%201.pdf',
};

/** The documents of the demo's payments, but for the time. */
export const demoDocuments = ['open 0', 'open 1', 'past 0', 'past 1'].map((payment) => ({
  id: demoId(`asset ${payment}`),
  paymentId: demoId(`payment ${payment}`),
  documentId: payment === 'open 1' ? demoMedia.sharepointItemId : null,
  filename: `invoice ${payment}.pdf`,
  filetype: 'application/pdf',
  filesize: '48213',
  s3Key: `payments/${demoId(`payment ${payment}`)}/${demoId(`asset ${payment}`)}`,
}));

const aldgate = demoId('organisation aldgate');
const borealis = demoId('organisation borealis');

/** Writes groups, the papers of payments, saved views, favourites, and a fraud notice that was shown. */
export async function writeDocuments(
  transaction: Knex.Transaction,
  payments: readonly DemoPayment[],
  now: Date,
): Promise<void> {
  await writeGroups(transaction);
  await transaction('assets').insert(demoDocuments.map((document) => ({ ...document, createdAt: now })));
  await transaction('saved_views').insert(viewRows(now));
  await transaction('sharepoint_media').insert(demoMedia);
  await transaction('favourites_addresses').insert(addressRows());
  await transaction('favourites_entities').insert(entityRows());
  await transaction('favourites_persons').insert(personRows());
  for (const payment of payments) if (payment.id === noticed) await writeNotice(transaction, payment);
}

/** A payment of Borealis above the threshold of its fraud notices. */
const noticed = demoId('payment open 14');

async function writeNotice(transaction: Knex.Transaction, payment: DemoPayment): Promise<void> {
  await transaction('fraud_notices').insert(noticeRow(payment));
  await asHistory(transaction, async () => {
    await transaction('payments')
      .where({ id: payment.id })
      .update({ fraudNoticeId: demoId('fraud notice') });
  });
  await transaction('activity').insert(acknowledgedEntry(payment));
}

async function writeGroups(transaction: Knex.Transaction): Promise<void> {
  const [operations, treasury] = [demoId('group operations'), demoId('group treasury')];
  await transaction('groups').insert([
    { id: operations, name: 'Operations', org_id: aldgate },
    { id: treasury, name: 'Treasury', org_id: aldgate },
    { id: demoId('group imports'), name: 'Imports', org_id: borealis },
  ]);
  await transaction('accounts_to_groups').insert([
    { account_id: accountId('aldgate-trading'), group_id: operations },
    { account_id: accountId('aldgate-europe'), group_id: operations },
    { account_id: accountId('aldgate-payroll'), group_id: treasury },
    { account_id: accountId('borealis-imports'), group_id: demoId('group imports') },
  ]);
  await transaction('users_to_groups').insert([
    { user_id: 'maker', group_id: operations },
    { user_id: 'approver', group_id: operations },
    { user_id: 'treasurer', group_id: treasury },
    { user_id: 'borealis', group_id: demoId('group imports') },
  ]);
}

function viewRows(createdAt: Date) {
  const views = [
    { name: 'Failed in euros', filters: { status: 'failed', currency: 'EUR' } },
    { name: 'Large', filters: { amountFrom: '10000' } },
  ];
  return views.map(({ name, filters }) => ({
    id: demoId(`saved view ${name}`),
    user_id: 'maker',
    list: 'payments',
    name,
    createdAt,
    filters: JSON.stringify(filters),
  }));
}

function addressRows() {
  const rows = [
    { orgId: aldgate, name: 'Head office', street: '12 Minories', city: 'London', country: 'GB' },
    { orgId: aldgate, name: 'Warehouse', street: 'Wijnhaven 60', city: 'Rotterdam', country: 'NL' },
    { orgId: borealis, name: 'Quay', street: '4 Custom House Quay', city: 'Dublin', country: 'IE' },
  ];
  return rows.map((row) => ({ id: demoId(`favourite address ${row.orgId} ${row.name}`), ...row }));
}

function entityRows() {
  const rows = [
    { orgId: aldgate, name: 'Aldgate Group Holdings', identification_value: '09912345', city: 'London', country: 'GB' },
    { orgId: borealis, name: 'Borealis Holding', identification_value: 'IE633221', city: 'Dublin', country: 'IE' },
  ];
  return rows.map((row) => ({
    id: demoId(`favourite entity ${row.name}`),
    legal_entity_type: 'company' as const,
    identification_type: 'incorporation_number',
    ...row,
  }));
}

function personRows() {
  const rows = [
    { orgId: aldgate, first_name: 'Harriet', last_name: 'Vane', date_of_birth: '1979-04-12', nationality: 'GB' },
    { orgId: aldgate, first_name: 'Joost', last_name: 'Bakker', date_of_birth: '1984-11-02', nationality: 'NL' },
    { orgId: borealis, first_name: 'Aoife', last_name: 'Byrne', date_of_birth: '1990-06-30', nationality: 'IE' },
  ];
  return rows.map((row) => ({ id: demoId(`favourite person ${row.last_name}`), ...row }));
}

/** The notice that Borealis' payment demanded when it was created: read, acknowledged and used within a minute. */
function noticeRow({ id, payee, amount, paymentType, createdAt }: DemoPayment) {
  const shown = dayjs(createdAt).subtract(1, 'minute');
  const { currency } = payee;
  return {
    id: demoId('fraud notice'),
    ip: '192.0.2.17',
    browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    details: JSON.stringify({
      beneficiaryId: payee.id,
      amount,
      currency,
      paymentType,
      reasons: ['amount_above_threshold'],
    }),
    presentedAt: shown.toDate(),
    presentedTo: 'borealis',
    acknowledgedAt: shown.add(40, 'second').toDate(),
    acknowledgedBy: 'borealis',
    selectionBoxChoice: 'invoice',
    boxTickedAt: shown.add(35, 'second').toDate(),
    accountId: accountId(payee.account),
    paymentId: id,
    usedAt: createdAt,
  };
}

function acknowledgedEntry({ id, payee, createdAt }: DemoPayment) {
  return {
    eventCode: 'A019',
    eventType: 'A' as const,
    activityName: activityEvents.A019,
    userId: 'borealis',
    username: 'borealis',
    details: noticeChoices.invoice,
    paymentId: id,
    accountId: accountId(payee.account),
    createdAt: dayjs(createdAt).subtract(20, 'second').toDate(),
  };
}
