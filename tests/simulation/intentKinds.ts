import { contentDigest } from '../../actions/intents/contentDigest';
import { digestOf } from '../../actions/payments/digest';
import type { ErrorCode } from '../../domain/errors';
import type { Refusal } from '../../domain/intents/outcome';
import { payableDate } from '../../domain/payments/paymentDate';
import type { Intent } from './books';
import type { ProviderRecord } from './provider';
import { takeReading } from './readings';
import type { World } from './world';

type Content = Readonly<Record<string, string>>;

/** The check before a call, as the kinds of `actions/` make it: the content to send, or why it must not be sent. */
export function check(world: World, intent: Intent): { content: Content } | { refusal: ErrorCode } {
  return { payment: checkPayment, conversion: checkConversion, transfer: checkTransfer }[intent.kind](world, intent);
}

function checkPayment(world: World, { entityId, key, digest: owed }: Intent): ReturnType<typeof check> {
  const { books, decide } = world;
  const payment = books.require('payments', entityId);
  const slice = books.require('slices', payment.beneficiarySliceId);
  const authorised = books.all('requests', ({ paymentId }) => paymentId === entityId).map((one) => one.contentDigest);
  const payee = { isSliceCurrent: slice.isCurrent, isCountryPermitted: true };
  const standing = { ...payment, ...payee, providerBeneficiaryId: slice.providerBeneficiaryId };
  const refusal = decide.refusalToSend(standing, key, { today: digestOf(payment), owed, authorised, hasLapsed: false });
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

/** What follows from an effect at the provider. */
export function recordEffect(world: World, { kind, entityId }: Intent, effect: ProviderRecord): void {
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

/** What follows from a refusal. */
export function recordRefusal({ books }: World, { kind, entityId }: Intent, { code: errorCode }: Refusal): void {
  if (kind === 'payment') books.change('payments', entityId, { status: 'failed', errorCode });
  if (kind === 'conversion') books.change('conversions', entityId, { status: 'closed', errorCode });
  if (kind === 'transfer') books.change('transfers', entityId, { status: 'cancelled', errorCode });
}
