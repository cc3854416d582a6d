import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'papaparse';
import {
  columnOf,
  fieldOf,
  fieldsWith,
  paymentFieldNames,
  storedFields,
  type PaymentFieldName,
} from '../../../domain/payments/fields';
import { paymentsCsv } from '../../../frontend/src/features/payments/list/paymentsCsv';
import { factNames, factText } from '../../../frontend/src/shared/payments/fieldFacts';
import type { PaymentRow } from '../../../frontend/src/shared/payments/paymentRow';
import { everyField } from '../../support/paymentFields';
import { makerRole, payment, paymentDetails } from '../support/data';
import { hansa, purposes, serveForm } from '../support/paymentForm';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000c1';
const conversion = { __typename: 'tcc_conversions', id, short_reference: '20261121-ABCDEF' };

/** A payment in which everything is stated. */
const texts: Readonly<Record<PaymentFieldName, string>> = {
  ...everyField,
  beneficiaryId: hansa.beneficiaryId,
  conversionId: id,
  paymentDate: '2026-11-26',
  purposeCode: 'goods',
};
const stated = (change = {}) =>
  paymentDetails({
    ...Object.fromEntries(storedFields.map((name) => [columnOf(name), texts[name]])),
    beneficiarySlice: hansa,
    conversion,
    ...change,
  });

/** The facts of a card as people read them, but for the conversion, which is named by its reference. */
const factsShown = (name: PaymentFieldName, place: HTMLElement) =>
  within(place)
    .queryAllByText(fieldOf(name).label)
    .map((label) => label.nextElementSibling?.textContent);
const expected = factNames
  .filter((name) => name !== 'conversionId')
  .map((name) => [name, [expect.stringContaining(factText(name, texts[name]) ?? '')]]);

test('the page of a payment states each field', async () => {
  serveSession({ role: makerRole });
  onQuery('payment', { payments_by_pk: stated(), paymentsYouCanAuthorise: [] });
  renderPortal('/account/payments/p-1');
  const card = (await screen.findByRole('heading', { name: 'Payment' })).closest('section')!;
  const shown = expected.map(([name]) => [name, factsShown(name as PaymentFieldName, card)]);
  expect(shown).toEqual(expected);
});

const result = {
  __typename: 'PaymentResult',
  id: 'p-1',
  status: 'awaiting_authorisation',
  authorisationsRequired: 1,
  errorCode: null,
  errorMessage: null,
};

/** The form with a payment in which everything is stated. */
function serveStated() {
  serveForm({ organisation_payment_auth_rule: [], exchange_rates: [] });
  onQuery('EditablePayment', { payments_by_pk: stated() });
  onQuery('payment', { payments_by_pk: stated(), paymentsYouCanAuthorise: [] });
  onQuery('PurposeCodes', purposes({ goods: 'company' }, 'EUR', hansa.bankCountry));
  onQuery('LinkableConversions', { tcc_conversions: [] });
}

test('the form of a payment has each field, the review states it, and all are sent', async () => {
  serveStated();
  const sent = onMutation('updatePayment', { result });
  const { user } = renderPortal('/account/payments/p-1/edit');
  await user.click(await screen.findByRole('button', { name: 'Review payment' }));
  await screen.findByRole('heading', { name: 'Check the payment' });
  expect(expected.map(([name]) => [name, factsShown(name as PaymentFieldName, document.body)])).toEqual(expected);
  await user.click(await screen.findByRole('button', { name: 'Send payment' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables.payment).toEqual(texts);
});

test('a field that few payments need stands under more details', async () => {
  serveStated();
  renderPortal('/account/payments/p-1/edit');
  const details = (await screen.findByText('More details')).closest('details')!;
  const labels = fieldsWith('isDetail').filter((name) => name !== 'conversionId');
  for (const name of labels) expect(within(details).getByLabelText(fieldOf(name).label)).toBeInTheDocument();
});

test('a payment that is repeated has what it has in common with the other, and its conversion', async () => {
  serveStated();
  const saved = onMutation('createPayment', { result });
  const { user } = renderPortal(`/account/payments/new?repeatOf=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Review payment' }));
  await user.click(await screen.findByRole('button', { name: 'Send payment' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const kept = [...fieldsWith('isKept'), 'conversionId', 'paymentDate'] as readonly PaymentFieldName[];
  const own = { paymentDate: expect.any(String), clientRequestId: expect.any(String) };
  const common = paymentFieldNames.map((name) => [name, kept.includes(name) ? texts[name] : null]);
  expect(saved[0]?.variables.payment).toEqual({ ...Object.fromEntries(common), ...own });
});

test('the file of an export has each field that it should', () => {
  const row = payment(Object.fromEntries(storedFields.map((name) => [columnOf(name), texts[name]])));
  const csv = paymentsCsv([row as unknown as PaymentRow]).replace('\uFEFF', '');
  const [line] = parse<Record<string, string>>(csv, { header: true }).data;
  for (const name of fieldsWith('isExported')) expect([name, line?.[fieldOf(name).label]]).toEqual([name, texts[name]]);
});
