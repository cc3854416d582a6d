import { digestOf } from '../../actions/payments/digest';
import { RuleError } from '../../domain/errors';
import { isoDateOf } from '../../domain/isoDate';
import type { PaymentContent } from '../../domain/payments/content';
import { payableDate } from '../../domain/payments/paymentDate';
import type { Payment, Rule } from './books';
import { somePayee, somePayment } from './named';
import { owe } from './owe';
import type { Process } from './processes';
import { takeReading } from './readings';
import type { Seat, World } from './world';

const dayMs = 86_400_000;

/** Somebody enters a payment. @throws RuleError */
export function createPayment(world: World): void {
  const { books, dice } = world;
  const seat = dice.pick(world.seats);
  books.transaction(() => {
    const { content, rule, beneficiaryId } = prepare(world, seat);
    const id = world.newId('payment');
    const status = rule ? 'awaiting_authorisation' : 'new';
    const uniqueRequestId = world.newId('key');
    const made = { id, status, uniqueRequestId, createdById: seat.userId, beneficiaryId } as const;
    books.put('payments', { ...content, ...made, tccPaymentId: null, errorCode: null });
    world.witness.submitted(world, id, seat.userId, content);
    ask(world, id, seat, rule);
  });
}

/** Somebody replaces the content of a payment. @throws RuleError */
export function editPayment(world: World): void {
  const { books, dice, decide } = world;
  const seat = dice.pick(world.seats);
  const stored = somePayment(world, seat, ({ status }) => status !== 'completed' && status !== 'deleted');
  books.transaction(() => {
    if (!decide.isEditable(standing(stored))) throw new RuleError('payment_already_sent');
    const { content, rule, beneficiaryId } = prepare(world, seat);
    const { way, needsNewKey } = decide.editOf(stored.status, rule !== undefined);
    const uniqueRequestId = needsNewKey ? world.newId('key') : stored.uniqueRequestId;
    for (const { id } of requestsOf(world, stored.id)) books.delete('requests', id);
    for (const status of way) books.change('payments', stored.id, { status });
    const maker = { createdById: seat.userId, uniqueRequestId, beneficiaryId, errorCode: null };
    books.change('payments', stored.id, { ...content, ...maker });
    world.witness.submitted(world, stored.id, seat.userId, content);
    ask(world, stored.id, seat, rule);
  });
}

interface Prepared {
  readonly content: PaymentContent;
  readonly rule: Rule | undefined;
  readonly beneficiaryId: string;
}

function prepare(world: World, seat: Seat): Prepared {
  const { dice, decide, books } = world;
  const payee = somePayee(world, seat);
  const amount = `${dice.pick([50, 500, 2500, 9000]) + dice.between(0, 49)}.00`;
  const value = authorisationValue(world, { amount, currency: payee.currency, accountId: seat.accountId });
  const refusal = decide.refusalByLimit(value, seat.upperLimit);
  if (refusal) throw new RuleError(refusal);
  const rules = books.all('rules', (one) => one.organisationId === seat.organisationId && !one.isArchived);
  const asked = isoDateOf(new Date(world.now + dice.pick([0, 0, 1, 3]) * dayMs));
  const content = {
    accountId: seat.accountId,
    amount,
    currency: payee.currency,
    paymentDate: payableDate(asked, world.date),
    paymentType: 'regular',
    chargeType: null,
    reason: 'Goods',
    reference: world.newId('reference'),
    purposeCode: null,
    ultimateBeneficiaryName: null,
    beneficiarySliceId: payee.id,
    bank: payee.bank,
  };
  return { content, rule: decide.applicableRule(rules, value) as Rule | undefined, beneficiaryId: payee.beneficiaryId };
}

function authorisationValue(world: World, money: { amount: string; currency: string; accountId: string }) {
  const { authorisationCurrency } = world.organisationOf(money.accountId);
  const rate = world.books.get('rates', money.currency + authorisationCurrency);
  return world.decide.convertAtRate(money, authorisationCurrency, rate, world.date);
}

/** Asks for what the rule wants; what needs nobody is sent at once. */
function ask(world: World, paymentId: string, maker: Seat, rule: Rule | undefined): void {
  const { books, decide } = world;
  const contentDigest = digestOf(books.require('payments', paymentId));
  const due = decide.requestsDue(rule, maker.roleId);
  for (const { roleIdRequired, isGiven } of due) {
    const given = isGiven
      ? { authorisedById: maker.userId, contentDigest }
      : { authorisedById: null, contentDigest: null };
    books.put('requests', { id: world.newId('request'), paymentId, ruleId: rule?.id ?? '', roleIdRequired, ...given });
  }
  if (due.some(({ isGiven }) => !isGiven)) return;
  if (rule) books.change('payments', paymentId, { status: 'authorised' });
  release(world, paymentId, maker);
}

function release(world: World, paymentId: string, maker: Seat): void {
  world.books.change('payments', paymentId, { status: 'processing' });
  const payment = world.books.require('payments', paymentId);
  owe(world, 'payment', payment, maker, digestOf(payment));
}

/** Somebody gives an authorisation; the last one sends. @throws RuleError */
export function authorisePayment(world: World): void {
  const { books, dice, decide } = world;
  const seat = dice.pick(world.seats);
  const payment = somePayment(world, seat, ({ status }) => status === 'awaiting_authorisation' || dice.chance(0.05));
  books.transaction(() => {
    const isSliceCurrent = books.require('slices', payment.beneficiarySliceId).isCurrent;
    const refusal = decide.refusalToAuthorise({ ...standing(payment), isSliceCurrent });
    if (refusal) throw new RuleError(refusal);
    const requests = requestsOf(world, payment.id);
    const digest = digestOf(payment);
    const given = requests.map(({ contentDigest }) => contentDigest);
    if (!decide.isAuthorisedAsItIs(given, digest)) throw new RuleError('content_changed');
    const decision = decide.decideAuthorisation({
      ...seat,
      creatorId: payment.createdById,
      amount: authorisationValue(world, payment),
      canAuthoriseOwnPayments: requests.every(({ ruleId }) => books.require('rules', ruleId).canAuthoriseOwnPayments),
      requests,
    });
    if ('refusal' in decision) throw new RuleError(decision.refusal);
    books.change('requests', decision.request.id, { authorisedById: seat.userId, contentDigest: digest });
    world.witness.consented(world, payment.id, seat.userId, contentOf(payment));
    if (!decision.isLast) return;
    books.change('payments', payment.id, { status: 'authorised' });
    release(world, payment.id, world.seat(payment.createdById, payment.accountId) as Seat);
  });
}

/** What a person sees of a payment: its content and nothing else. */
function contentOf(payment: Payment): PaymentContent {
  const { id, status, uniqueRequestId, createdById, beneficiaryId, tccPaymentId, errorCode, ...content } = payment;
  void [id, status, uniqueRequestId, createdById, beneficiaryId, tccPaymentId, errorCode];
  return content;
}

/** Somebody deletes a payment. @throws RuleError */
export function deletePayment(world: World): void {
  const seat = world.dice.pick(world.seats);
  const payment = somePayment(world, seat, ({ status }) => status !== 'deleted');
  removePayment(world, payment);
}

/** Deletes a payment: here while it was not sent, at the provider while it waits there. */
export function removePayment(world: World, payment: Payment): void {
  const { books, decide, processes } = world;
  if (!decide.isDeletable(standing(payment))) throw new RuleError('payment_already_sent');
  if (payment.tccPaymentId !== null) {
    return processes.start(`deleting ${payment.id} at the provider`, deleteAtProvider(world, payment.tccPaymentId));
  }
  books.transaction(() => {
    for (const { id } of requestsOf(world, payment.id).filter(({ authorisedById }) => authorisedById === null)) {
      books.delete('requests', id);
    }
    books.change('payments', payment.id, { status: 'deleted' });
  });
}

function* deleteAtProvider(world: World, id: string): Process {
  try {
    yield* world.call(() => world.provider.deletePayment(id));
  } catch {
    // Whatever the answer was, the payment itself is read for the truth.
  }
  try {
    const reading = yield* world.call(() => world.provider.get('payment', id));
    yield 0;
    takeReading(world, 'payment', reading);
  } catch {
    // The sync will read it.
  }
}

const standing = ({ status, tccPaymentId }: Payment) => ({ status, isSent: tccPaymentId !== null });

const requestsOf = (world: World, paymentId: string) =>
  world.books.all('requests', (request) => request.paymentId === paymentId);
