import { contentDigest } from '../../actions/intents/contentDigest';
import { digestOf } from '../../actions/payments/digest';
import type { ErrorCode } from '../../domain/errors';
import { duplicateCodes, leaseMs } from '../../domain/intents/attempt';
import { refusedByUs, type Outcome, type Refusal } from '../../domain/intents/outcome';
import { payableDate } from '../../domain/payments/paymentDate';
import type { Intent } from './books';
import type { Process } from './processes';
import { CallError, type ProviderRecord } from './provider';
import { takeReading } from './readings';
import type { World } from './world';

const mostPerRun = 50;

/** Schedule `send-intents`: one after the other. */
export function* sendAll(world: World): Process {
  for (let sent = 0; sent < mostPerRun; sent += 1) if (!(yield* sendOne(world))) return;
}

/**
 * One attempt, in the steps of `actions/intents/sender.ts`: claim, look first, check, create, record. Between any two of
 * them others act, and the sender may die or sleep.
 */
export function* sendOne(world: World, id?: string): Process<boolean> {
  const held = claim(world, id);
  if (!held) return false;
  yield 0;
  const outcome = yield* attempt(world, held.intent);
  yield 0;
  record(world, held.intent, world.decide.settle(outcome, held.intent.attempts, held.quietMs));
  return true;
}

function claim(world: World, id?: string): { readonly intent: Intent; readonly quietMs: number } | undefined {
  const { books, decide, now } = world;
  const [before] = books
    .all('intents', (one) => (id === undefined || one.id === id) && decide.isFree(one, world.date))
    .sort((one, other) => one.nextAttemptAt.getTime() - other.nextAttemptAt.getTime());
  if (!before) return undefined;
  const claimed = { fence: before.fence + 1, attempts: before.attempts + 1, updatedAt: world.date };
  books.change('intents', before.id, { ...claimed, leaseUntil: new Date(now + leaseMs) });
  return { intent: books.require('intents', before.id), quietMs: now - before.updatedAt.getTime() };
}

function* attempt(world: World, intent: Intent): Process<Outcome<ProviderRecord>> {
  const { decide } = world;
  try {
    if (decide.looksFirst(intent.attempts)) {
      const earlier = yield* look(world, intent);
      if (earlier) return { kind: 'effect', effect: earlier };
    }
    const checked = check(world, intent);
    if ('refusal' in checked) return refusedByUs(checked.refusal);
    yield 0;
    if (!decide.mayBeginCall(intent.leaseUntil as Date, world.date)) {
      return { kind: 'unknown', reason: 'the lease ran out' };
    }
    return { kind: 'effect', effect: yield* createOrFind(world, intent, checked.content) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return decide.outcomeOfFailure(error, intent.attempts);
  }
}

function* createOrFind(world: World, intent: Intent, content: Content): Process<ProviderRecord> {
  const { provider, now } = world;
  // The provider passes by what it does not know: these let the witness tell what was sent, and when.
  const marks = { mark: intent.entityId, asked_at: new Date(now).toISOString() };
  const order = { key: intent.key, onBehalfOf: intent.onBehalfOf, content: { ...content, ...marks } };
  try {
    return yield* world.call(() => provider.create(intent.kind, order));
  } catch (error) {
    if (!(error instanceof CallError) || !duplicateCodes.some((code) => code === error.code)) throw error;
    const existing = yield* look(world, intent);
    if (!existing) throw new CallError('unknown', 'duplicate_not_found');
    return existing;
  }
}

function* look(world: World, { kind, key }: Intent): Process<ProviderRecord | undefined> {
  try {
    return yield* world.call(() => world.provider.findByKey(kind, key));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw new CallError(world.decide.failureOfLook(error.failure), error.code);
  }
}

type Content = Readonly<Record<string, string>>;

function check(world: World, intent: Intent): { content: Content } | { refusal: ErrorCode } {
  return { payment: checkPayment, conversion: checkConversion, transfer: checkTransfer }[intent.kind](world, intent);
}

function checkPayment(world: World, { entityId, key, digest: owed }: Intent): ReturnType<typeof check> {
  const { books, decide } = world;
  const payment = books.require('payments', entityId);
  const slice = books.require('slices', payment.beneficiarySliceId);
  const authorised = books.all('requests', ({ paymentId }) => paymentId === entityId).map((one) => one.contentDigest);
  const standing = { ...payment, isSliceCurrent: slice.isCurrent, providerBeneficiaryId: slice.providerBeneficiaryId };
  const refusal = decide.refusalToSend(standing, key, { today: digestOf(payment), owed, authorised });
  if (refusal) return { refusal };
  const { amount, currency, reason, reference, paymentType: payment_type } = payment;
  const payment_date = payableDate(payment.paymentDate, world.date);
  const beneficiary_id = slice.providerBeneficiaryId;
  return { content: { amount, currency, reason, reference, payment_type, payment_date, beneficiary_id } };
}

function checkConversion(world: World, { entityId, ...owed }: Intent): ReturnType<typeof check> {
  const { content, ...conversion } = world.books.require('conversions', entityId);
  const refusal = world.decide.refusalToBuy({ ...conversion, digest: contentDigest(content) }, owed, world.date);
  return refusal ? { refusal } : { content };
}

function checkTransfer(world: World, { entityId, digest }: Intent): ReturnType<typeof check> {
  const { content } = world.books.require('transfers', entityId);
  return contentDigest(content) === digest ? { content } : { refusal: 'content_changed' };
}

/** The intent's new state and what follows from it, unless a newer claim holds it. */
function record(world: World, held: Intent, outcome: Outcome<ProviderRecord>): void {
  const { books, decide, dice } = world;
  books.transaction(() => {
    if (!decide.mayRecord(books.require('intents', held.id), held)) return;
    const { state, nextAttemptAt } = decide.conclude(outcome, held.attempts, world.date, dice.random());
    const recordedBy = held.fence;
    books.change('intents', held.id, { state, nextAttemptAt, recordedBy, leaseUntil: null, updatedAt: world.date });
    world.note(`${held.id}: ${outcome.kind}`);
    if (outcome.kind === 'effect') recordEffect(world, held, outcome.effect);
    if (outcome.kind === 'refused') recordRefusal(world, held, outcome.refusal);
  });
}

function recordEffect(world: World, { kind, entityId }: Intent, effect: ProviderRecord): void {
  const { books } = world;
  if (kind === 'payment') {
    const isOpen = ({ paymentId, authorisedById }: { paymentId: string; authorisedById: string | null }) =>
      paymentId === entityId && authorisedById === null;
    for (const { id } of books.all('requests', isOpen)) books.delete('requests', id);
    books.change('payments', entityId, { tccPaymentId: effect.id });
  } else {
    books.change(`${kind}s`, entityId, { providerId: effect.id });
  }
  takeReading(world, kind, effect);
}

function recordRefusal({ books }: World, { kind, entityId }: Intent, { code: errorCode }: Refusal): void {
  if (kind === 'payment') books.change('payments', entityId, { status: 'failed', errorCode });
  if (kind === 'conversion') books.change('conversions', entityId, { status: 'closed', errorCode });
  if (kind === 'transfer') books.change('transfers', entityId, { status: 'cancelled', errorCode });
}
