import type { Knex } from 'knex';
import { uploadedAccounts } from '../../support/accountUploads';
import { beneficiaryUploads, uploadedBeneficiaries } from '../../support/beneficiaryUploads';
import { refused, refusedEffects } from '../../support/effects';
import { keepRights, losses } from '../../support/lostRights';
import { file, lines } from '../../support/paymentUploads';
import { providerBooks, tradingAccount } from '../../support/portal';
import { graphql, runSchedule, stackDatabase } from '../../support/stack';
import { confirmPaymentUpload, uploaded } from '../../support/uploads';
import { aldgate, newUsername, poolUser } from '../../support/users';
import { confirmUserUpload, uploadedUsers, userFile, userLine, validateUserUpload } from '../../support/userUploads';

let database: Knex;
let putBack: () => Promise<void>;

beforeAll(async () => {
  database = stackDatabase();
  putBack = await keepRights(database, ['maker', 'orgadmin', 'superadmin']);
});
afterEach(() => putBack());
afterAll(() => database.destroy());

const statesOf = (uploadId: string) => database('upload_rows').where({ upload_id: uploadId }).pluck('state');
/** As if a run of an upload that was confirmed had died. */
const start = (id: string) => database('uploads').where({ id }).update({ state: 'running' });
const confirmAs = (username: string, query: string, uploadId: string, role?: string) =>
  refusedEffects(database, { username, query, variables: { uploadId }, role });

const codes = ['account_not_found', 'role_may_not_create_payments', 'account_not_found'];
const paymentLosses = losses.map(([how, lose], index) => ({ how, lose, code: codes[index]! }));

test.each(paymentLosses)(
  'a file of payments whose uploader $how is not confirmed, and no row of a confirmed one is created',
  async ({ lose, code }) => {
    const { id } = await uploaded(file(...lines(2)));
    const before = await database('payments').count();
    await lose(database, 'maker');
    expect(await confirmAs('maker', confirmPaymentUpload, id)).toEqual(refused(code, 'accountId'));
    await start(id);
    await runSchedule('run-uploads');
    expect(await statesOf(id)).toEqual(['failed', 'failed']);
    expect(await database('payments').count()).toEqual(before);
  },
);

test.each(losses)(
  'a file of beneficiaries whose uploader %s is not confirmed, and no row of a confirmed one is created',
  async (_how, lose) => {
    const { id } = await uploadedBeneficiaries({ name: 'Late Rights GmbH' });
    await lose(database, 'maker');
    const { code, ...effects } = await confirmAs('maker', beneficiaryUploads.confirm, id);
    expect(code).toMatch(/^(account_not_found|role_may_not_create_beneficiaries)$/);
    expect(effects).toEqual({ field: 'accountId', rows: [], activity: [], provider: [] });
    await start(id);
    await runSchedule('run-uploads');
    expect(await statesOf(id)).toEqual(['failed']);
    expect((await providerBooks()).beneficiaries.filter(({ name }) => name === 'Late Rights GmbH')).toEqual([]);
  },
);

const administratorLosses: readonly (readonly [string, (knex: Knex, isLost: boolean) => PromiseLike<unknown>])[] = [
  ['is disabled', (knex, isLost) => knex('users').where({ id: 'orgadmin' }).update({ enabled: !isLost })],
  [
    'administers the organisation no more',
    (knex, isLost) =>
      knex('users_organisations')
        .where({ user_id: 'orgadmin', org_id: aldgate })
        .update({ can_user_admin_org: !isLost }),
  ],
];

test.each(administratorLosses)(
  'a file of users whose uploader %s is not confirmed, and no row of a confirmed one is created',
  async (_how, lose) => {
    const username = newUsername();
    const { id } = await uploadedUsers([userLine(username)]);
    await lose(database, true);
    try {
      const effects = await confirmAs('orgadmin', confirmUserUpload, id);
      expect(effects).toEqual(refused('super_admins_only'));
      await start(id);
      await runSchedule('run-uploads');
    } finally {
      await lose(database, false);
    }
    expect(await statesOf(id)).toEqual(['failed']);
    expect([await database('users').where({ id: username }), await poolUser(database, username)]).toEqual([
      [],
      undefined,
    ]);
  },
);

const disableSuperAdmin = () => database('users').where({ id: 'superadmin' }).update({ enabled: false });

test('no row of a file of users is created for a super admin who was disabled', async () => {
  const username = newUsername();
  const headers = { 'x-hasura-role': 'admin', 'x-account-id': tradingAccount };
  const sent = await graphql<{ upload: { id: string } }>(
    'superadmin',
    validateUserUpload,
    userFile([userLine(username)]),
    headers,
  );
  const { id } = sent.data!.upload;
  await disableSuperAdmin();
  await start(id);
  await runSchedule('run-uploads');
  expect(await statesOf(id)).toEqual(['failed']);
  expect(await poolUser(database, username)).toBeUndefined();
});

test('no row of a file of accounts is created for a super admin who was disabled', async () => {
  const { id } = await uploadedAccounts(['Late Rights Ltd,,GB']);
  await disableSuperAdmin();
  await start(id);
  await runSchedule('run-uploads');
  expect(await statesOf(id)).toEqual(['failed']);
  expect(await database('accounts').where({ name: 'Late Rights Ltd' })).toEqual([]);
});
