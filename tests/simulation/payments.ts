import { digestOf } from '../../actions/payments/digest';
import { RuleError } from '../../domain/errors';
import { londonDay } from '../../domain/londonTime';
import type { PaymentContent } from '../../domain/payments/content';
import { payableDate } from '../../domain/payments/paymentDate';
import type { Payment, Request, Rule } from './books';
import { somePayee, somePayment } from './named';
import { contactOf } from './provider';
import { recordIntent } from './recordIntent';
import type { Process } from './processes';
import { takeReading } from './readings';
import type { Seat } from './parties';
import type { World } from './world';

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
    const made = { id, version: 1, status, uniqueRequestId, createdById: seat.userId, beneficiaryId } as const;
    books.put('payments', { ...content, ...made, tccPaymentId: null, errorCode: null });
    world.approvals.submitted(world, id, seat.userId, content);
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
    const version = stored.version + 1;
    const maker = { version, createdById: seat.userId, uniqueRequestId, beneficiaryId, errorCode: null };
    books.change('payments', stored.id, { ...content, ...maker });
    world.approvals.submitted(world, stored.id, seat.userId, content);
    ask(world, stored.id, seat, rule);
  });
}

interface Prepared {
  readonly content: PaymentContent;
  readonly rule: Rule | undefined;
  readonly beneficiaryId: string;
}

function prepare(world: World, seat: Seat): Prepared {
  const { dice, decide } = world;
  const payee = somePayee(world, seat);
  const amount = `${dice.pick([50, 500, 2500, 9000]) + dice.between(0, 49)}.00`;
  const value = authorisationValue(world, { amount, currency: payee.currency, accountId: seat.accountId });
  const refusal = decide.refusalByLimit(value, seat.upperLimit);
  if (refusal) throw new RuleError(refusal);
  const asked = londonDay(new Date(world.now + dice.pick([0, 0, 1, 3]) * dayMs));
  const content = {
    accountId: seat.accountId,
    amount,
    currency: payee.currency,
    paymentDate: payableDate(asked, world.date),
    paymentType: 'regular' as const,
    chargeType: null,
    reason: 'Goods',
    reference: world.newId('reference'),
    purposeCode: null,
    ultimateBeneficiaryName: null,
    invoiceNumber: null,
    invoiceDate: null,
    conversionId: null,
    providerBeneficiaryId: payee.providerBeneficiaryId,
    onBehalfOf: contactOf(seat),
    beneficiarySliceId: payee.id,
    bank: payee.bank,
  };
  return { content, rule: ruleInForce(world, seat, value), beneficiaryId: payee.beneficiaryId };
}

function ruleInForce({ books, decide }: World, { organisationId }: Seat, amount: string | null): Rule | undefined {
  const rules = books.all('rules', (one) => one.organisationId === organisationId && !one.isArchived);
  return decide.applicableRule(rules, amount) as Rule | undefined;
}

function authorisationValue(world: World, money: { amount: string; currency: string; accountId: string }) {
  const { authorisationCurrency } = world.organisationOf(money.accountId);
  const rate = world.books.get('rates', money.currency + authorisationCurrency);
  return world.decide.convertAtRate(money, authorisationCurrency, rate, world.date);
}

/** Requests the authorisations of the rule; a payment that needs none is sent at once. */
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
  recordIntent(world, 'payment', payment, maker, digestOf(payment));
}

/** Somebody reads a payment and authorises it, at once or an hour later; the last authorisation sends. */
export function authorisePayment(world: World): void {
  const { dice, processes } = world;
  const seat = dice.pick(world.seats);
  const shown = somePayment(world, seat, ({ status }) => status === 'awaiting_authorisation' || dice.chance(0.05));
  processes.start(`${seat.userId} reads ${shown.id}`, authoriseShown(world, seat, shown, dice.pick(readingMs)));
}

const readingMs = [0, 0, 60_000, 3_600_000];

function* authoriseShown(world: World, seat: Seat, shown: Payment, afterMs: number): Process {
  yield afterMs;
  try {
    world.books.transaction(() => authorise(world, seat, shown));
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
  }
}

function authorise(world: World, seat: Seat, shown: Payment): void {
  const { books, decide } = world;
  const payment = books.require('payments', shown.id);
  const isSliceCurrent = books.require('slices', payment.beneficiarySliceId).isCurrent;
  const payee = { isSliceCurrent, isCountryPermitted: true };
  const refusal = decide.refusalToAuthorise({ ...payment, ...standing(payment), ...payee }, shown.version);
  if (refusal) throw new RuleError(refusal);
  const digest = digestOf(payment);
  const given = requestsOf(world, payment.id).map(({ contentDigest }) => contentDigest);
  if (!decide.areAuthorisationsCurrent(given, digest)) throw new RuleError('content_changed');
  const amount = authorisationValue(world, payment);
  const canAuthoriseOwnPayments = applyRulesInForce(world, payment, seat, amount);
  world.approvals.attempted(world, payment.id);
  const requests = requestsOf(world, payment.id);
  const facts = { ...seat, creatorId: payment.createdById, amount, canAuthoriseOwnPayments, requests };
  const decision = decide.decideAuthorisation(facts);
  // The rules stay applied, as in production.
  if ('refusal' in decision) return;
  books.change('requests', decision.request.id, { authorisedById: seat.userId, contentDigest: digest });
  world.approvals.consented(world, payment.id, seat.userId, contentOf(shown));
  if (!decision.isLast) return;
  books.change('payments', payment.id, { status: 'authorised' });
  release(world, payment.id, world.seat(payment.createdById, payment.accountId) as Seat);
}

/** Returns whether the maker may give an authorisation. */
function applyRulesInForce(world: World, payment: Payment, seat: Seat, amount: string | null): boolean {
  const { books, decide } = world;
  const rule = ruleInForce(world, seat, amount);
  const mayOwn = ({ ruleId }: Request) => books.require('rules', ruleId).canAuthoriseOwnPayments;
  if (!rule) return requestsOf(world, payment.id).every(mayOwn);
  const { createdById: userId, accountId } = payment;
  const maker = { userId, roleId: world.seat(userId, accountId)?.roleId };
  const { withdrawn, added } = decide.changesByRule(requestsOf(world, payment.id), rule, maker);
  for (const id of withdrawn) books.delete('requests', id);
  for (const { roleIdRequired, isGiven } of added) {
    const given = { authorisedById: userId, contentDigest: digestOf(payment) };
    const request = { id: world.newId('request'), paymentId: payment.id, ruleId: rule.id, roleIdRequired };
    books.put('requests', { ...request, ...(isGiven ? given : { authorisedById: null, contentDigest: null }) });
  }
  return rule.canAuthoriseOwnPayments;
}

/** What a person sees of a payment: its content and nothing else. */
function contentOf(payment: Payment): PaymentContent {
  const { id, version, status, uniqueRequestId, createdById, beneficiaryId, tccPaymentId, errorCode, ...content } =
    payment;
  void [id, version, status, uniqueRequestId, createdById, beneficiaryId, tccPaymentId, errorCode];
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
    // Whatever the answer was, the payment is read again: its record decides.
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
