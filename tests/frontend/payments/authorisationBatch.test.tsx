import { act, screen, waitFor, within } from '@testing-library/react';
import { aggregate, authorisation, payment } from '../support/data';
import { pressWhenReady } from '../support/pressWhenReady';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';
import { serveAuthorisations } from '../support/serveAuthorisations';

const batchId = '00000000-0000-4000-8000-0000000000ba';
const payments = Array.from({ length: 60 }, (_, index) => payment({ id: `p-${index}` }));
const [first, second, third] = payments as [(typeof payments)[0], (typeof payments)[0], (typeof payments)[0]];
const page = `/account/payments/authorisations?batch=${batchId}`;

const progress = (state: string, authorised: number, refused: number) => ({
  authorisation_batches_by_pk: {
    __typename: 'authorisation_batches',
    id: batchId,
    state,
    row_count: 60,
    authorised: aggregate('authorisation_batch_rows', authorised),
    refused: aggregate('authorisation_batch_rows', refused),
  },
});

const row = (of: typeof first | null, number: number, change: object = {}) => ({
  __typename: 'authorisation_batch_rows',
  batch_id: batchId,
  row_number: number,
  payment_id: of?.id ?? 'gone',
  error_code: null,
  error_message: null,
  requests_added: 0,
  authorisations_required: 1,
  payment: of,
  ...change,
});
const refused = (code: string, message: string) => ({
  error_code: code,
  error_message: message,
  requests_added: null,
  authorisations_required: null,
});

function serve(rows: readonly object[] = []) {
  serveSession();
  const lists = serveAuthorisations(payments);
  const reads = onQuery('AuthorisationBatchRows', { authorisation_batch_rows: rows });
  return { lists, reads };
}

test('many payments are authorised after the answer: a bar shows how far they are, then what came of each', async () => {
  const { lists, reads } = serve([
    row(second, 2, refused('amount_above_limit', 'The amount is above your limit.')),
    row(null, 3, refused('payment_not_found', 'This payment does not exist.')),
    row(first, 1),
  ]);
  const sent = onMutation('batchAuthorisePayments', {
    results: payments.map(({ id }) => authorisation(id, { batchId, status: null, authorisationsRequired: null })),
  });
  const { user, live } = renderPortal('/account/payments/authorisations');
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Authorise selected' }));
  await user.click(await screen.findByRole('button', { name: 'Authorise 60 payments' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
  expect(screen.queryByText(/Authorised\./)).toBeNull();
  const readsOfList = lists.length;
  await waitFor(() => {
    act(() => live.publish('AuthorisationBatchProgress', progress('running', 20, 1)));
    expect(screen.getByText('21 of 60 payments')).toBeVisible();
  });
  expect(screen.getByRole('progressbar', { name: '21 of 60 payments' })).toHaveAttribute('value', '21');
  expect([reads.length, lists.length]).toEqual([0, readsOfList]);
  act(() => live.publish('AuthorisationBatchProgress', progress('done', 58, 2)));
  expect(await screen.findByText('2 of 60 payments could not be authorised.')).toBeVisible();
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(
    expect.arrayContaining([
      `${second.shortReference} to Hansa Metall GmbH: The amount is above your limit.`,
      'A payment of an account on which you have no seat: This payment does not exist.',
      `${first.shortReference} to Hansa Metall GmbH: Authorised. One more approval needed.`,
    ]),
  );
  expect(screen.queryByRole('button', { name: /Check/ })).toBeNull();
  await waitFor(() => expect(lists.length).toBeGreaterThan(readsOfList));
});

test('the results survive a reload, and go when they are closed', async () => {
  const { reads } = serve([row(first, 1)]);
  const { user, live } = renderPortal(page);
  await screen.findByRole('checkbox', { name: /^Select all/ });
  await waitFor(() => {
    act(() => live.publish('AuthorisationBatchProgress', progress('done', 60, 0)));
    expect(screen.getByText('Result of each payment')).toBeVisible();
  });
  expect(reads[0]?.variables).toEqual({ id: batchId, limit: 100, offset: 0 });
  await user.click(screen.getByRole('button', { name: 'Close the results' }));
  await waitFor(() => expect(screen.queryByText('Result of each payment')).toBeNull());
});

test('payments that changed or demand a notice can be asked for again, as they are now', async () => {
  serve([
    row(first, 1, refused('content_changed', 'This payment changed after it was shown or authorised. Check it again.')),
    row(second, 2, refused('fraud_notice_required', 'Read the notice.')),
    row(third, 3, refused('role_may_not_authorise', 'Your role may not.')),
  ]);
  const shown = onQuery('ShownPayments', { payments: [{ ...first, version: 2, amount: '900.00' }, second] });
  const sent = onMutation('batchAuthorisePayments', {
    results: [first, second].map(({ id }) => authorisation(id)),
  });
  const { user, live } = renderPortal(page);
  await screen.findByRole('checkbox', { name: /^Select all/ });
  await waitFor(() => {
    act(() => live.publish('AuthorisationBatchProgress', progress('done', 57, 3)));
    expect(screen.getByRole('button', { name: 'Check 2 payments again' })).toBeVisible();
  });
  await user.click(screen.getByRole('button', { name: 'Check 2 payments again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Authorise 2 payments' }));
  expect(dialog.getByRole('row', { name: /900\.00 EUR$/ })).toBeVisible();
  expect(shown[0]?.variables).toEqual({ ids: [first.id, second.id] });
  await pressWhenReady(user, () => dialog.getByRole('button', { name: 'Authorise 2 payments' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ payments: [{ version: 2 }, { version: 1 }] });
});

test('a batch of another user is not shown', async () => {
  serve();
  const { live } = renderPortal(page);
  await screen.findByRole('checkbox', { name: /^Select all/ });
  await waitFor(() => {
    act(() => live.publish('AuthorisationBatchProgress', { authorisation_batches_by_pk: null }));
    expect(screen.getByText(/authorised by another user/)).toBeVisible();
  });
});
