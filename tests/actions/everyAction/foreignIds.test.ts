import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { demoSubmissionDocument } from '../../../seeds/demo/writeWork';
import { roleId } from '../../../seeds/demo/organisations';
import { as, tradingAccount } from '../../support/portal';
import { stackDatabase, tokenOf } from '../../support/stack';
import { calls, inDays, noticedContent, own, ownContent } from './callsOfUsers';
import { declaredActions, pointless, withId } from './declaredActions';

const actions = declaredActions('user');

/** The other tenant's ids, by the name of the field that would take one. A new name needs a line. */
const foreign: Readonly<Record<string, (database: Knex) => Promise<{ id: string } | undefined>>> = {
  paymentId: (database) => awaiting(database, tradingAccount),
  beneficiaryId: () => Promise.resolve({ id: demoId('beneficiary hansa-metall') }),
  recurringPaymentId: () => Promise.resolve({ id: demoId('recurring rent') }),
  templateId: () => Promise.resolve({ id: demoId('template rent') }),
  assetId: () => Promise.resolve({ id: demoId('asset open 0') }),
  // Of a payment at the provider.
  id: (database) => database('tcc_payments').where({ account_id: tradingAccount }).first('id'),
  tccBeneficiaryId: (database) => database('tcc_beneficiaries').where({ account_id: tradingAccount }).first('id'),
  conversionId: (database) => database('tcc_conversions').where({ account_id: tradingAccount }).first('id'),
  quoteId: (database) => database('quotes').where({ account_id: tradingAccount }).first('id'),
  uploadId: (database) => database('uploads').where({ account_id: tradingAccount, kind: 'payments' }).first('id'),
  roleId: () => Promise.resolve({ id: roleId('director') }),
  changeId: async (database) => (await changeOfOrganisation(database))[0],
  delegationId: async (database) => (await delegatedByDirector(database))[0],
  organisationId: () => Promise.resolve({ id: demoId('organisation aldgate') }),
  exportId: async (database) => (await exportOf(database, 'maker', tradingAccount))[0],
  statementId: async (database) => (await statementOf(database, tradingAccount))[0],
  submissionId: () => Promise.resolve({ id: demoId('submission draft') }),
  submissionDocumentId: () => Promise.resolve({ id: demoSubmissionDocument.id }),
  noticeId: (database) => database('notices').where({ user_id: 'maker' }).first('id'),
  source: () => Promise.resolve({ id: tradingAccount }),
  destination: () => Promise.resolve({ id: tradingAccount }),
  fraudNoticeId: async (database) => (await shownTo(database, 'maker', tradingAccount))[0],
};

const changeOfOrganisation = (database: Knex) =>
  database('pending_changes')
    .insert({
      kind: 'createRole',
      entity: 'roles',
      entity_id: randomUUID(),
      org_id: demoId('organisation aldgate'),
      change: '{}',
      change_digest: '0',
      requested_by: 'superadmin',
    })
    .returning<{ id: string }[]>('id');

const delegatedByDirector = (database: Knex) =>
  database('authorisation_delegations')
    .insert({
      role_id: roleId('director'),
      from_user_id: 'approver2',
      to_user_id: 'approver',
      starts_at: inDays(30),
      ends_at: inDays(31),
    })
    .returning<{ id: string }[]>('id');

/** A file that was asked for and can be downloaded. */
const exportOf = (database: Knex, userId: string, accountId: string) =>
  database('exports')
    .insert({
      user_id: userId,
      account_id: accountId,
      kind: 'statement',
      format: 'csv',
      request: {},
      state: 'done',
      s3Key: `exports/${randomUUID()}`,
      filename: 'statement.csv',
    })
    .returning<{ id: string }[]>('id');

const statementOf = (database: Knex, accountId: string) =>
  database('monthly_statements')
    .insert({
      account_id: accountId,
      currency: 'NOK',
      month: '2020-01-01',
      digest: '0'.repeat(64),
      s3Key: 'statements/foreign',
      opening_balance: '0',
      closing_balance: '0',
    })
    .returning<{ id: string }[]>('id');

/** A notice for the payment that borealis creates, acknowledged now. */
const shownTo = (database: Knex, username: string, accountId: string) =>
  database('fraud_notices')
    .insert({
      ip: '192.0.2.7',
      browser: 'any',
      presentedTo: username,
      accountId,
      details: JSON.stringify(noticedContent),
      acknowledgedAt: new Date(),
      acknowledgedBy: username,
    })
    .returning<{ id: string }[]>('id');

const kindOf = (path: string) => path.split('.').at(-1)?.replace('Ids', 'Id') ?? '';
const documentOf = (action: string) => actions.find(({ name }) => name === action)?.document ?? '';
const awaiting = (database: Knex, account: string) =>
  database('payments')
    .where({ accountId: account, status: 'awaiting_authorisation' })
    .first<{ id: string } | undefined>('id');

/** Every place where an action takes another thing's id. */
const places = actions.flatMap(({ name, idPaths }) =>
  idPaths.filter((path) => !(kindOf(path) in pointless)).map((path) => ({ action: name, path })),
);

let database: Knex;
let ownPayment: string;

beforeAll(async () => {
  database = stackDatabase();
  await tokenOf('borealis');
  ownPayment = (await awaiting(database, own))?.id ?? '';
});

afterAll(() => database.destroy());

/** What the action answers, with the id that it was asked with left out. */
async function answerTo(action: string, variables: Record<string, unknown>, id: string, selected = own) {
  const answer = await as('borealis', documentOf(action), variables, selected);
  return JSON.stringify(answer).replaceAll(id, 'the id');
}

/** How much borealis ever wrote. */
async function written(): Promise<unknown> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select (select count(*) from audit_logged_actions where user_id = 'borealis') as changes,
       (select count(*) from activity where "userId" = 'borealis') as activities,
       (select count(*) from provider_intents where account_id = ?) as intents`,
    [own],
  );
  return rows[0];
}

test('every place that takes an id has its lines here', () => {
  expect(ownPayment).not.toBe('');
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(({ action, path }) => !(action in calls && kindOf(path) in foreign))).toEqual([]);
});

test.each(places)('$action: another tenant’s $path is answered as an absent one; nothing is written', async (place) => {
  const { action, path } = place;
  const theirs = (await foreign[kindOf(path)]!(database))?.id ?? '';
  const before = await written();
  const ask = (id: string) => answerTo(action, withId(calls[action]!(ownPayment), path, id), id);
  const answer = await ask(theirs);
  expect(theirs).not.toBe('');
  expect(answer).toBe(await ask(randomUUID()));
  // The provider says itself what it does not hold for the account.
  expect(answer).toMatch(/"(code|errorCode)":"(\w+_not_found|provider_rejected)"/);
  expect(await written()).toEqual(before);
});

const ignoreTheAccount = [
  'createActivity',
  'createDelegation',
  'revokeDelegation',
  'decidePendingChange',
  'markNotice',
  'createAccountSubmission',
  'updateAccountSubmission',
  'deleteAccountSubmission',
  'sendNewAccountSubmission',
  'batchAuthorisePaymentsFromGlobalDashboard',
];
const onAccounts = actions.filter(({ name }) => name in calls && !ignoreTheAccount.includes(name));

test.each(onAccounts)('$name: another tenant’s account, selected, is answered as an absent one', async ({ name }) => {
  const before = await written();
  const ask = (selected: string) => answerTo(name, calls[name]!(ownPayment), selected, selected);
  expect(await ask(tradingAccount)).toBe(await ask(randomUUID()));
  expect(await written()).toEqual(before);
});

test('what is noted with another tenant’s account selected is noted on none', async () => {
  for (const selected of [tradingAccount, randomUUID()]) {
    const variables = calls.createActivity!(ownPayment);
    const answer = await as<{ createActivity: { id: string } }>(
      'borealis',
      documentOf('createActivity'),
      variables,
      selected,
    );
    const { id } = answer.data!.createActivity;
    expect(await database('activity').where({ id }).first('accountId')).toEqual({ accountId: null });
  }
});

test('one’s own conversion and fraud notice are taken and kept', async () => {
  const conversion = await database('tcc_conversions').where({ account_id: own }).first<{ id: string }>('id');
  const [notice] = await shownTo(database, 'borealis', own);
  const answer = await as<{ createPayment: { id: string } }>(
    'borealis',
    documentOf('createPayment'),
    {
      payment: { ...ownContent, conversionId: conversion.id },
      fraudNoticeId: notice?.id,
    },
    own,
  );
  const kept = await database('payments').where({ id: answer.data?.createPayment.id }).first();
  expect(kept).toMatchObject({ tccConversionId: conversion.id, fraudNoticeId: notice?.id });
});
