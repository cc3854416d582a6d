import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { Context } from '../../actions/context';
import { adminResetUserPassword } from '../../actions/users/adminResetUserPassword';
import { createUser } from '../../actions/users/createUser';
import { deleteUser } from '../../actions/users/deleteUser';
import { disableMFAOnUser } from '../../actions/users/disableMFAOnUser';
import { disableUser } from '../../actions/users/disableUser';
import { editUser } from '../../actions/users/editUser';
import { enableUser } from '../../actions/users/enableUser';
import { finishOperations } from '../../actions/users/finishOperations';
import { resendInvitation } from '../../actions/users/resendInvitation';
import { stackDatabase } from '../support/stack';
import {
  aldgate,
  borealis,
  deleteTestUsers,
  letSignIn,
  newUsername,
  poolUser,
  sessionOf,
  stackContext,
  userDetails,
} from '../support/users';
import { runUntil } from './runSender';
import { sized } from '../support/sized';

const randomStops = sized(3, 500);
/** Longer than any operation takes. */
const maxSteps = 80;
/** The schedule leaves an operation to its action for a minute. */
const laterMs = 120_000;

const superAdmin = sessionOf('superadmin', 'admin');
const edited = userDetails({
  email: 'una@edited.invalid',
  phone: '+447700907777',
  organisations: [{ org_id: borealis }],
});

/** Each operation, with whether the user exists and is enabled before it. */
const operations: readonly (readonly [
  name: string,
  before: 'none' | 'enabled' | 'disabled' | 'signed in',
  run: (id: string, context: Context) => Promise<unknown>,
])[] = [
  ['createUser', 'none', (id, context) => createUser({ id, user: userDetails() }, superAdmin, context)],
  ['editUser', 'enabled', (id, context) => editUser({ id, user: edited }, superAdmin, context)],
  ['enableUser', 'disabled', (id, context) => enableUser({ id }, superAdmin, context)],
  ['disableUser', 'enabled', (id, context) => disableUser({ id }, superAdmin, context)],
  ['deleteUser', 'enabled', (id, context) => deleteUser({ id }, superAdmin, context)],
  ['adminResetUserPassword', 'signed in', (id, context) => adminResetUserPassword({ id }, superAdmin, context)],
  ['resendInvitation', 'enabled', (id, context) => resendInvitation({ id }, superAdmin, context)],
  ['disableMFAOnUser', 'enabled', (id, context) => disableMFAOnUser({ id }, superAdmin, context)],
];

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = stackContext();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await context.database.destroy();
  await database.destroy();
});

async function prepare(before: (typeof operations)[number][1]): Promise<string> {
  const id = newUsername();
  if (before === 'none') return id;
  const { organisations, ...columns } = userDetails();
  const enabled = before !== 'disabled';
  await database('users').insert({ id, ...columns, enabled });
  await database('users_organisations').insert(organisations.map((link) => ({ user_id: id, ...link })));
  await context.identity.administration.create(id, { email: columns.email, phone: columns.phone });
  if (before === 'signed in') await letSignIn(database, id);
  if (!enabled) await context.identity.administration.disable(id);
  return id;
}

/** What each side knows of the user, in the same words, and what must go together on ours. */
async function sides(id: string) {
  const row = await database('users').where({ id }).first();
  const pool = await poolUser(database, id);
  const links = await database('users_organisations').where({ user_id: id }).pluck('org_id');
  return {
    ours: row && { enabled: row.enabled, email: row.email, phone: row.phone },
    theirs: pool && { enabled: pool.isEnabled, email: pool.attributes.email, phone: pool.attributes.phone_number },
    isWhole: !row || isDeepStrictEqual(links, [row.email === edited.email ? borealis : aldgate]),
    open: await database('identity_operations').where({ user_id: id, state: 'begun' }),
  };
}

/** Stops the operation at a step and lets the schedule finish it. @returns whether there was such a step */
async function stopAndFinish([, before, run]: (typeof operations)[number], stopAt: number): Promise<boolean> {
  const id = await prepare(before);
  const wasStopped = await runUntil(stopAt, 0, (stopped) => run(id, stopped).catch(() => undefined));
  const later = { now: () => new Date(context.clock.now().getTime() + laterMs) };
  await finishOperations({ ...context, clock: later });
  const { ours, theirs, isWhole, open } = await sides(id);
  expect({ stopAt, ...ours }).toEqual({ stopAt, ...theirs });
  expect({ isWhole, open }).toEqual({ isWhole: true, open: [] });
  return wasStopped;
}

test.each(operations)(
  '%s, stopped at each step, leaves no half-made user',
  async (...operation) => {
    let stopAt = 1;
    // The step after a call and the one before the next leave the same behind, so every second one shows all.
    while (await stopAndFinish(operation, stopAt)) stopAt += 2;
    expect(stopAt).toBeGreaterThan(10);
    expect(stopAt).toBeLessThan(maxSteps);
  },
  1_800_000,
);

test(`${randomStops} operations, each stopped at any step`, async () => {
  for (let run = 0; run < randomStops; run += 1) {
    const operation = operations[Math.floor(Math.random() * operations.length)];
    if (operation) await stopAndFinish(operation, 1 + Math.floor(Math.random() * 40));
  }
}, 1_800_000);
