import { refusalToSend, type Authorised, type PaymentToSend } from '../../../../domain/payments/lastCheck';
import { paymentStatuses } from '../../../../domain/payments/transitions';

const payment: PaymentToSend = {
  status: 'processing',
  uniqueRequestId: 'key',
  isSliceCurrent: true,
  isCountryPermitted: true,
  conversionId: null,
  providerBeneficiaryId: 'payee',
};
const heldRate = { quoteId: 'quote', sellCurrency: 'GBP', sellAmount: '100.00', conversionDate: '2026-11-26' };
const digests: Authorised = { today: 'digest', owed: 'digest', authorised: ['digest', 'digest'], hasLapsed: false };

it.each<[string, Partial<PaymentToSend>, Partial<Authorised>, string | undefined]>([
  ['as it was approved', {}, {}, undefined],
  ['without any approval due', {}, { authorised: [] }, undefined],
  ['edited since', { uniqueRequestId: 'another' }, {}, 'content_changed'],
  ['taken back', { status: 'deleted' }, {}, 'content_changed'],
  ['to a payee whose details changed', { isSliceCurrent: false }, {}, 'beneficiary_changed'],
  ['to a payee that the provider does not know', { providerBeneficiaryId: null }, {}, 'beneficiary_changed'],
  ['to a country that was forbidden since', { isCountryPermitted: false }, {}, 'country_not_permitted'],
  ['whose held rate was not booked', { heldRate }, {}, 'held_rate_not_booked'],
  ['paid from the conversion at its held rate', { heldRate, conversionId: 'booked' }, {}, undefined],
  ['with other content than owed', {}, { owed: 'other' }, 'content_changed'],
  ['with other content than one approved', {}, { authorised: ['digest', 'other'] }, 'content_changed'],
  ['approved by somebody without the right now', {}, { hasLapsed: true }, 'authorisation_lapsed'],
  ['with an approval still open', {}, { authorised: ['digest', null] }, 'content_changed'],
])('%s: %s', (_name, payments, others, refusal) => {
  expect(refusalToSend({ ...payment, ...payments }, 'key', { ...digests, ...others })).toBe(refusal);
});

it.each([
  ['the key before the beneficiary', { uniqueRequestId: 'another', isSliceCurrent: false }, 'content_changed'],
  ['the beneficiary before the country', { isSliceCurrent: false, isCountryPermitted: false }, 'beneficiary_changed'],
  ['the country before the digests', { isCountryPermitted: false }, 'country_not_permitted'],
])('of several reasons it names %s', (_name, payments, refusal) => {
  expect(refusalToSend({ ...payment, ...payments }, 'key', { ...digests, owed: 'other' })).toBe(refusal);
});

it('a payment is sent from one status only', () => {
  const sendable = paymentStatuses.filter((status) => !refusalToSend({ ...payment, status }, 'key', digests));
  expect(sendable).toEqual(['processing']);
});
