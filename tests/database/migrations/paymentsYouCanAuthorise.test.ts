import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { decideAuthorisation, refusalToAuthorise } from '../../../domain/payments/authorisation';
import { paymentStatuses } from '../../../domain/payments/transitions';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { createTestDatabase } from '../../support/database';
import { sized } from '../../support/sized';

const worlds = sized(50, 2_000);
const userIds = ['maya', 'adrian', 'beatrix', 'orla'];
const roleNames = ['maker', 'approver', 'director'] as const;

const amount = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null, freq: 6 });

/** An account with a rule, its seats, and payments with the authorisations that are asked for and given. Amounts in whole pounds. */
const worldArbitrary = fc.record({
  canAuthoriseOwnPayments: fc.boolean(),
  seats: fc.uniqueArray(
    fc.record({
      userId: fc.constantFrom(...userIds),
      role: fc.constantFrom(...roleNames),
      upperLimit: amount,
    }),
    { selector: ({ userId }) => userId, minLength: 1, maxLength: 4 },
  ),
  delegations: fc.array(
    fc.record({
      from: fc.constantFrom(...userIds),
      to: fc.constantFrom(...userIds),
      role: fc.constantFrom(...roleNames),
      /** Whether it is the role of the giver's seat, as it is when it is given. */
      isHeld: fc.boolean(),
      state: fc.constantFrom('in force' as const, 'upcoming', 'ended', 'revoked'),
    }),
    { minLength: 3, maxLength: 10 },
  ),
  payments: fc.array(
    fc.record({
      status: fc.oneof(
        { weight: 4, arbitrary: fc.constant('awaiting_authorisation' as const) },
        fc.constantFrom(...paymentStatuses),
      ),
      isSent: fc.boolean(),
      createdBy: fc.constantFrom(...userIds),
      amount,
      requests: fc.array(
        fc.record({
          role: fc.constantFrom(...roleNames),
          isGiven: fc.boolean(),
          /** Who had delegated it, where it was given in their place. */
          inPlaceOf: fc.option(fc.constantFrom(...userIds), { nil: null, freq: 1 }),
        }),
        { maxLength: 4 },
      ),
      /** Who gave those that are given, each person once. */
      givers: fc.shuffledSubarray(userIds, { minLength: 4 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

type World = typeof worldArbitrary extends fc.Arbitrary<infer T> ? T : never;
type WorldPayment = World['payments'][number];

const givenBy = (payment: WorldPayment) =>
  payment.requests.map(({ role, isGiven, inPlaceOf }, index) => {
    const authorisedById = isGiven ? (payment.givers[index] ?? null) : null;
    return { role, authorisedById, inPlaceOfId: authorisedById === inPlaceOf ? null : authorisedById && inPlaceOf };
  });

/** The delegations, each with its role; no user delegates to themselves. */
const delegationsOf = ({ delegations, seats }: World) =>
  delegations
    .filter(({ from, to }) => from !== to)
    .map(({ isHeld, ...one }) => ({
      ...one,
      role: (isHeld && seats.find(({ userId }) => userId === one.from)?.role) || one.role,
    }));

/** The role of a user's seat on the other account. */
const otherRole = (role: (typeof roleNames)[number]) =>
  roleNames[(roleNames.indexOf(role) + 1) % roleNames.length] ?? role;

/** A delegation counts while the giver holds a seat with its role on the account, and the receiver one anywhere. */
function delegationsTo(world: World, userId: string) {
  return delegationsOf(world).flatMap(({ from, to, role, state }, index) => {
    const lent = world.seats.find((seat) => seat.userId === from && seat.role === role);
    const held = world.seats.find((seat) => seat.userId === to)?.role;
    const isHeld = held !== undefined && [held, otherRole(held)].includes(role);
    if (to !== userId || state !== 'in force' || !lent || !isHeld) return [];
    const upperLimit = lent.upperLimit === null ? null : `${lent.upperLimit}.00`;
    return [{ id: `${index}`, fromUserId: from, roleId: role, upperLimit }];
  });
}

/** By the domain's rules. A payment to an old slice, or to a country that was forbidden since, is listed too: the screen says why it cannot be approved. */
function mayAuthorise(world: World, seat: World['seats'][number], payment: WorldPayment): boolean {
  const { status, isSent } = payment;
  const payable = { isSliceCurrent: true, isCountryPermitted: true };
  if (refusalToAuthorise({ version: 1, status, isSent, ...payable }, 1)) return false;
  const decision = decideAuthorisation({
    userId: seat.userId,
    roleId: seat.role,
    upperLimit: seat.upperLimit === null ? null : `${seat.upperLimit}.00`,
    creatorId: payment.createdBy,
    amount: payment.amount === null ? null : `${payment.amount}.00`,
    canAuthoriseOwnPayments: world.canAuthoriseOwnPayments,
    requests: givenBy(payment).map(({ role, authorisedById, inPlaceOfId }, index) => ({
      id: `${index}`,
      roleIdRequired: role,
      authorisedById,
      inPlaceOfId,
    })),
    delegations: delegationsTo(world, seat.userId),
  });
  return !('refusal' in decision);
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000);
const periods = {
  'in force': { starts_at: day(-1), ends_at: day(1), revoked_at: null },
  upcoming: { starts_at: day(1), ends_at: day(2), revoked_at: null },
  ended: { starts_at: day(-2), ends_at: day(-1), revoked_at: null },
  revoked: { starts_at: day(-1), ends_at: day(1), revoked_at: day(0) },
};

/** Stores a world of its own users. Guards and references are off: only what the function reads is there. */
async function store(database: Knex, world: World) {
  const [accountId, otherAccountId] = [randomUUID(), randomUUID()];
  const ruleId = randomUUID();
  const people = new Map(userIds.map((name) => [name, `${name}-${accountId}`]));
  const roles = new Map(roleNames.map((name) => [name, randomUUID()]));
  const paymentIds = world.payments.map(() => randomUUID());
  await database.transaction(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    await transaction('users').insert([...people.values()].map((id) => ({ id })));
    await transaction('organisation_payment_auth_rule').insert({
      id: ruleId,
      org_id: randomUUID(),
      threshold: 0,
      can_authorise_own_payments: world.canAuthoriseOwnPayments,
    });
    await transaction('CurrencyCloudContacts').insert(
      world.seats.map(({ userId, role, upperLimit }) => ({
        user_id: people.get(userId),
        account_id: accountId,
        role_id: roles.get(role),
        upper_fx_limit: upperLimit?.toFixed() ?? null,
      })),
    );
    // Seats of another account, with other roles, lend nothing here.
    await transaction('CurrencyCloudContacts').insert(
      world.seats.map(({ userId, role }) => ({
        user_id: people.get(userId),
        account_id: otherAccountId,
        role_id: roles.get(otherRole(role)),
      })),
    );
    await transaction('payments').insert(
      world.payments.map((payment, index) => ({
        id: paymentIds[index],
        shortReference: paymentIds[index],
        uniqueRequestId: paymentIds[index],
        tccPaymentId: payment.isSent ? randomUUID() : null,
        accountId,
        amount: '1.00',
        currency: 'GBP',
        paymentDate: '2026-11-23',
        paymentType: 'regular',
        reason: 'Invoice',
        reference: 'INV-1',
        status: payment.status,
        beneficiarySliceId: randomUUID(),
        createdById: people.get(payment.createdBy),
        authorisationAmount: payment.amount?.toFixed() ?? null,
        authorisationCurrency: 'GBP',
        authRuleId: ruleId,
      })),
    );
    const delegationRow = ({ from, to, role, state }: ReturnType<typeof delegationsOf>[number]) => ({
      id: randomUUID(),
      from_user_id: people.get(from),
      to_user_id: people.get(to),
      role_id: roles.get(role),
      ...periods[state],
    });
    const delegations = delegationsOf(world).map(delegationRow);
    const used = new Map(
      world.payments.flatMap((payment, index) =>
        givenBy(payment).flatMap(({ role, authorisedById, inPlaceOfId }, place) => {
          if (!authorisedById || !inPlaceOfId) return [];
          const row = delegationRow({ from: inPlaceOfId, to: authorisedById, role, state: 'ended' });
          return [[`${index} ${place}`, row] as const];
        }),
      ),
    );
    const stored = [...delegations, ...used.values()];
    if (stored.length > 0) await transaction('authorisation_delegations').insert(stored);
    const requests = world.payments.flatMap((payment, index) =>
      givenBy(payment).map(({ role, authorisedById }, place) => ({
        paymentId: paymentIds[index],
        authRuleId: ruleId,
        roleIdRequired: roles.get(role),
        delegationId: used.get(`${index} ${place}`)?.id ?? null,
        ...(authorisedById
          ? { authorisedById: people.get(authorisedById), authorisedAt: new Date(0), contentDigest: 'digest' }
          : { authorisedById: null, authorisedAt: null, contentDigest: null }),
      })),
    );
    if (requests.length > 0) await transaction('payment_authorisation_requests').insert(requests);
  });
  return { people, paymentIds };
}

async function listedFor(database: Knex, userId: string | undefined): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    'select id from payments_you_can_authorise(?::json)',
    [JSON.stringify({ 'x-hasura-user-id': userId })],
  );
  return rows.map(({ id }) => id).sort();
}

let owner: Knex;

beforeAll(async () => {
  const database = await createTestDatabase('schema');
  owner = ownerDatabase(database.url);
}, 300_000);

afterAll(() => owner.destroy());

it('payments_you_can_authorise lists what the rules of the domain let a user authorise', async () => {
  let listed = 0;
  await fc.assert(
    fc.asyncProperty(worldArbitrary, async (world) => {
      const { people, paymentIds } = await store(owner, world);
      for (const seat of world.seats) {
        const expected = paymentIds.filter((_, index) =>
          mayAuthorise(world, seat, world.payments[index] as WorldPayment),
        );
        const ids = await listedFor(owner, people.get(seat.userId));
        expect(ids).toEqual(expected.sort());
        listed += ids.length;
      }
    }),
    { numRuns: worlds, seed: 11 },
  );
  // At least one world must have a payment that somebody may authorise.
  expect(listed).toBeGreaterThan(worlds / 10);
}, 300_000);

it('lists nothing for a user who is disabled', async () => {
  const world: World = {
    canAuthoriseOwnPayments: true,
    seats: [{ userId: 'maya', role: 'approver', upperLimit: null }],
    delegations: [],
    payments: [
      {
        status: 'awaiting_authorisation',
        isSent: false,
        createdBy: 'orla',
        amount: 1,
        requests: [{ role: 'approver', isGiven: false, inPlaceOf: null }],
        givers: userIds,
      },
    ],
  };
  const { people, paymentIds } = await store(owner, world);
  const maya = people.get('maya');
  expect(await listedFor(owner, maya)).toEqual(paymentIds);
  await owner('users').where({ id: maya }).update({ enabled: false });
  expect(await listedFor(owner, maya)).toEqual([]);
});
