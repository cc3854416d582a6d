import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makerRole, paymentDetails, viewerRole } from '../support/data';
import { hansa } from '../support/paymentForm';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, origin, refuseMutation, server } from '../support/server';

const documentId = '00000000-0000-4000-8000-0000000000d1';
const store = `${origin}/documents/uploads/a/b`;
const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const terms = {
  __typename: 'assets',
  id: 'a-1',
  filename: 'terms.pdf',
  filetype: 'application/pdf',
  filesize: '48213',
  sharepointFiles: [],
};
const result = { __typename: 'PaymentResult', id: 'p-1' };

const request = (authorisedById: string | null) => ({
  __typename: 'payment_authorisation_requests',
  id: `r-${authorisedById}`,
  authorisedAt: null,
  authorisedById,
  authorisedBy: null,
  lapsedApproverId: null,
  lapsedApprover: null,
  role: { __typename: 'roles', id: 'role', name: 'Director' },
});

function open(change: object = {}, role = makerRole) {
  serveSession({ role });
  server.use(http.put(store, () => new HttpResponse(null, { status: 200 })));
  onMutation('createDocumentUpload', {
    createDocumentUpload: { __typename: 'DocumentUpload', documentId, url: store },
  });
  const read = onQuery('payment', {
    payments_by_pk: paymentDetails({ assets: [terms], beneficiarySlice: hansa, ...change }),
    paymentsYouCanAuthorise: [],
  });
  const attach = async (name: string) => {
    const input = await screen.findByLabelText('Documents', { selector: 'input' });
    await user.upload(input, file(name));
  };
  const { user } = renderPortal('/account/payments/p-1');
  return { user, read, attach };
}

test('a document is uploaded, added to the payment, and the payment is read again', async () => {
  const added = onMutation('createPaymentAssets', { createPaymentAssets: result });
  const { attach, read } = open();
  await attach('invoice.pdf');
  await waitFor(() => expect(added).toHaveLength(1));
  const assets = [{ filename: 'invoice.pdf', filetype: 'application/pdf', filesize: 8, documentId }];
  expect(added[0]?.variables).toEqual({ paymentId: 'p-1', assets });
  await waitFor(() => expect(read.length).toBeGreaterThan(1));
});

test('a file that cannot be attached is said, with the reason', async () => {
  refuseMutation('createPaymentAssets', 'This payment was already sent.', { code: 'payment_already_sent' });
  const { attach } = open();
  await attach('terms.pdf');
  expect(await screen.findByText(/^terms.pdf was not attached. A document of this name/)).toBeVisible();
  await attach('invoice.pdf');
  expect(await screen.findByText('invoice.pdf was not attached. This payment was already sent.')).toBeVisible();
});

test('a document is removed after a confirmation', async () => {
  const removed = onMutation('deletePaymentAsset', { deletePaymentAsset: result });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove terms.pdf' }));
  expect(removed).toHaveLength(0);
  const dialog = await screen.findByRole('dialog', { name: 'Remove document' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove document' }));
  await waitFor(() => expect(removed[0]?.variables).toEqual({ paymentId: 'p-1', assetId: 'a-1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a document is kept where the user cancels', async () => {
  const removed = onMutation('deletePaymentAsset', { deletePaymentAsset: result });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove terms.pdf' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove document' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removed).toHaveLength(0);
});

test.each([
  ['a sent payment', { status: 'submitted', tccPaymentId: 't-1' }, makerRole],
  ['a payment that another user has authorised', { authorisationRequests: [request('approver')] }, makerRole],
  ['a user without the right', {}, viewerRole],
])('%s keeps its documents', async (_what, change, role) => {
  open(change, role);
  expect(await screen.findByRole('button', { name: 'Download terms.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove terms.pdf' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Attach documents' })).toBeNull();
});

test('a change of the documents alone is said in the history', async () => {
  const before = paymentDetails({ beneficiarySlice: hansa });
  const earlier = { ...before, __typename: 'payment_versions', id: 'p-1:1', replacedById: null, replacedBy: null };
  onQuery('PaymentHistory', {
    payments_by_pk: {
      __typename: 'payments',
      id: 'p-1',
      versions: [{ ...earlier, replacedAt: '2026-11-23T10:00:00Z' }],
    },
  });
  open({ version: 2 });
  expect(await screen.findByText('The details stayed the same. The documents may have changed.')).toBeVisible();
});
