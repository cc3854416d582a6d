import type { Knex } from 'knex';
import { getValidPaymentDates } from '../../actions/payments/getValidPaymentDates';
import type { Context } from '../../actions/context';
import { createContact } from '../../actions/users/createContact';
import { deleteContact } from '../../actions/users/deleteContact';
import type { RuleError } from '../../domain/errors';
import { seededRandom } from '../../local/provider/faults/faultInjector';
import { providerBooks } from '../support/portal';
import { contact, ownAccount } from '../support/seats';
import { firstSeed, sized } from '../support/sized';
import { control, stackDatabase } from '../support/stack';
import { aldgate, deleteTestUsers, newUsername, sessionOf, userDetails } from '../support/users';
import { patient, runSenderUntil, runUntil, senderContext } from './runSender';

const seats = sized(5, 50);
/** More steps than an action and a run of the sender take. */
const maxStopAt = 40;
/** After so many stopped requests the administrator's next one is not stopped. */
const maxStopsPerAct = 4;
const maxRunsPerSeat = 12;
const minutesPerRun = 6;

const faults = ['drop_after_commit', 'http_500', 'reset', 'rate_limit'].flatMap((fault) =>
  ['/contacts/create', '/contacts/find', '/contacts/{id}'].map((path) => ({ path, fault, probability: 0.1 })),
);

/** What becomes of a seat: given to a user whom the provider does not know, to one whom it knows, to one without a phone, or given and taken. */
const fates = ['new', 'taken', 'known', 'without phone'] as const;

interface Seat {
  readonly userId: string;
  readonly email: string;
  readonly fate: (typeof fates)[number];
}

const random = seededRandom(firstSeed);
let database: Knex;
let runs = 0;
let stops = 0;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});
afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await control('limits', { perMinute: 500 });
  await deleteTestUsers(database);
  await database.destroy();
});

/** Each run starts minutes later, so that the leases and pauses of the stopped runs have expired. */
function laterMs(): number {
  runs += 1;
  return runs * minutesPerRun * 60_000;
}

const randomStep = () => 1 + Math.floor(random() * maxStopAt);

async function withContext<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const context = senderContext(laterMs(), patient);
  try {
    return await work(context);
  } finally {
    await context.database.destroy();
  }
}

/** A user of the organisation, whom the provider may know by a closed contact that was made by hand. */
async function newSeat(index: number): Promise<Seat> {
  const userId = newUsername();
  const email = `${userId}@demo.invalid`;
  const fate = fates[index % fates.length] ?? 'new';
  const { first_name, last_name, phone } = userDetails();
  const user = { id: userId, email, first_name, last_name, phone: fate === 'without phone' ? null : phone };
  await database('users').insert(user);
  await database('users_organisations').insert({ user_id: userId, org_id: aldgate });
  if (fate === 'known') await makeContact(email);
  return { userId, email, fate };
}

const makeContact = (email: string) =>
  withContext(async (context) => {
    const account = await database('accounts').where({ id: ownAccount }).first('tccAccountId');
    const client = await context.provider.forAccount(ownAccount);
    const names = { first_name: 'Una', last_name: 'Tester', phone_number: '1' };
    const draft = { account_id: String(account?.tccAccountId), email_address: email, status: 'not_enabled', ...names };
    return client.createContact(draft);
  });

const rowOf = ({ userId }: Seat) => database('CurrencyCloudContacts').where({ user_id: userId }).first();
const seatsOf = (all: readonly Seat[]) =>
  database('CurrencyCloudContacts').whereIn(
    'user_id',
    all.map(({ userId }) => userId),
  );
const intentsOf = (all: readonly Seat[]) =>
  database('provider_intents').whereRaw(`payload ->> 'userId' = any(?)`, [all.map(({ userId }) => userId)]);

/** An administrator who asks until it is done, and whose requests are stopped at random steps. */
async function insist(act: (context: Context) => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  for (let asked = 0; !(await isDone()); asked += 1) {
    expect(asked).toBeLessThanOrEqual(maxStopsPerAct);
    const stopAt = asked < maxStopsPerAct ? randomStep() : Infinity;
    if (await runUntil(stopAt, laterMs(), (context) => act(context).catch(() => undefined))) stops += 1;
  }
}

async function giveAndTake(seat: Seat): Promise<void> {
  const administrator = sessionOf('orgadmin');
  const given = async () => Boolean(await rowOf(seat));
  await insist((context) => createContact(contact(seat.userId), administrator, context), given);
  if (seat.fate !== 'taken') return;
  const { id = '' } = (await rowOf(seat)) ?? {};
  await insist(
    (context) => deleteContact({ id }, administrator, context),
    async () => !(await given()),
  );
}

/** Runs of the sender that are stopped at random steps, and in the end some that are not and that no fault befalls. */
async function sendAll(all: readonly Seat[]): Promise<void> {
  const isOpen = async () =>
    Boolean(await intentsOf(all).where({ state: 'pending' }).first('id')) ||
    Boolean(await seatsOf(all).where({ contact_state: 'waiting' }).first('id'));
  for (let run = 0; run < all.length && (await isOpen()); run += 1) {
    if (await runSenderUntil(randomStep(), laterMs())) stops += 1;
  }
  await control('faults', { seed: 1, rules: [] });
  for (let run = 0; run < maxRunsPerSeat && (await isOpen()); run += 1) await runSenderUntil(Infinity, laterMs());
  expect(await isOpen()).toBe(false);
}

const askForDates = ({ userId }: Seat) =>
  withContext((context) =>
    getValidPaymentDates({ currency: 'EUR' }, { ...sessionOf(userId, 'user'), selectedAccountId: ownAccount }, context),
  ).then(
    ({ firstPaymentDate }) => (firstPaymentDate ? 'works' : 'no dates'),
    ({ code }: RuleError) => code,
  );

/** The contacts that the provider has of a user, by status. */
async function contactsOf(seat: Seat) {
  const row = await rowOf(seat);
  const { contacts } = await providerBooks();
  const own = contacts.filter(({ email_address }) => email_address === seat.email);
  return { statuses: own.map(({ status }) => status), isLinked: own.some(({ id }) => id === row?.tcc_contact_id) };
}

const expected: Readonly<Record<Seat['fate'], object>> = {
  new: { statuses: ['enabled'], isLinked: true, state: 'working', dates: 'works' },
  known: { statuses: ['enabled'], isLinked: true, state: 'working', dates: 'works' },
  'without phone': { statuses: [], isLinked: false, state: 'refused', dates: 'seat_refused' },
  // A seat that is taken before its contact was asked for has none.
  taken: { statuses: expect.not.arrayContaining(['enabled']) as unknown, isLinked: false, dates: 'account_not_found' },
};

test(`${seats} seats that are given while requests and senders are stopped and the provider fails have one contact each, or say why not`, async () => {
  await withContext(async (context) => (await context.provider.forAccount(ownAccount)).getCurrencies());
  const all: Seat[] = [];
  for (let index = 0; index < seats; index += 1) all.push(await newSeat(index));
  await control('faults', { seed: firstSeed, rules: faults });
  for (const seat of all) await giveAndTake(seat);
  await sendAll(all);
  for (const seat of all) {
    const state = (await rowOf(seat))?.contact_state;
    const contacts = await contactsOf(seat);
    expect(contacts.statuses.length).toBeLessThanOrEqual(1);
    expect({ ...contacts, state, dates: await askForDates(seat) }).toEqual(expected[seat.fate]);
  }
  console.log(`${seats} seats, ${runs} runs, ${stops} of them stopped`);
  expect(stops).toBeGreaterThan(seats);
}, 1_800_000);
