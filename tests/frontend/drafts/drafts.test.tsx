import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { draftLifeMs } from '../../../frontend/src/shared/drafts/draftStore';
import { british, chooseRoute, serveRoute } from '../support/beneficiaryForm';
import { aggregate, paymentDetails, payee } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { fill, serveForm } from '../support/paymentForm';
import { address, renderPortal } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const form = '/account/payments/new';
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const reason = () => screen.getByRole('textbox', { name: 'Reason' });
const dialog = () => screen.findByRole('dialog', { name: 'Leave this page?' });
const toBeneficiaries = () => screen.getByRole('link', { name: 'Beneficiaries' });
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('corridor.draft'));
const whenSaved = () => waitFor(() => expect(drafts()).toHaveLength(1));
const newBeneficiary = '00000000-0000-4000-8000-000000000077';
const keptNotice = /^We kept your draft of 23 Nov 2026, 10:00/;

beforeEach(() => {
  serveForm();
  onQuery('beneficiaries', { beneficiary_information_slice: [] });
  onQuery('BeneficiaryCount', {
    beneficiary_information_slice_aggregate: aggregate('beneficiary_information_slice', 0),
  });
});

/** Types an amount into a new payment. */
async function typeAmount(text = '250') {
  const { user } = renderPortal(form);
  await user.type(await amount(), text);
  return user;
}

/** Opens the form in the same tab again, as after a reload. */
async function reopen(path = form, identity = fakeIdentity(maker), change = {}) {
  cleanup();
  // A later time would end the session by its limit.
  localStorage.clear();
  const { user } = renderPortal(path, identity, change);
  await amount();
  return user;
}

test('a changed form asks before it is left, and stays or is left as the user says', async () => {
  const user = await typeAmount();
  await user.click(toBeneficiaries());
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe(form);
  expect(await amount()).toHaveValue('250.00');
  await user.click(toBeneficiaries());
  await user.click(within(await dialog()).getByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(address()).toBe('/account/beneficiaries'));
});

test('a form without changes is left without a question', async () => {
  const user = await typeAmount();
  await user.clear(await amount());
  await user.click(toBeneficiaries());
  await waitFor(() => expect(address()).toBe('/account/beneficiaries'));
  expect(drafts()).toEqual([]);
});

test('closing the tab asks while the form is changed', async () => {
  const ask = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = renderPortal(form);
  await amount();
  expect(ask()).toBe(false);
  await user.type(await amount(), '1');
  expect(ask()).toBe(true);
});

test('the review asks as well, and a payment that was sent neither asks nor leaves a draft', async () => {
  const { user } = renderPortal(form);
  await amount();
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  await user.click(await screen.findByRole('link', { name: 'Beneficiaries' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  onMutation('createPayment', {
    result: {
      __typename: 'PaymentResult',
      id: 'p-1',
      status: 'awaiting_authorisation',
      authorisationsRequired: 1,
      errorCode: null,
      errorMessage: null,
    },
  });
  onQuery('payment', { payments_by_pk: paymentDetails(), paymentsYouCanAuthorise: [] });
  await user.click(await screen.findByRole('button', { name: 'Send payment' }));
  await waitFor(() => expect(address()).toBe('/account/payments/p-1?fromPaymentWizard=true'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(drafts()).toEqual([]);
  const announced = '100.00 EUR to Hansa Metall GmbH: sent for approval, one approval needed.';
  expect(await screen.findByText(announced)).toBeVisible();
  await user.click(toBeneficiaries());
  await waitFor(() => expect(screen.queryByText(announced)).toBeNull());
});

test('a draft is restored with a notice, and can be discarded', async () => {
  await typeAmount();
  await whenSaved();
  await reopen();
  const user = await reopen();
  expect(await amount()).toHaveValue('250.00');
  expect(screen.getByText(keptNotice)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(async () => expect(await amount()).toHaveValue(''));
  expect(screen.queryByText(keptNotice)).toBeNull();
  expect(drafts()).toEqual([]);
  await reopen();
  expect(await amount()).toHaveValue('');
});

test('what the user did not change follows the form, and another prefilled form has another draft', async () => {
  await typeAmount();
  await whenSaved();
  await reopen(form, fakeIdentity(maker), { now: () => new Date('2026-11-24T09:00:00Z') });
  expect(await amount()).toHaveValue('250.00');
  expect(screen.getByRole('textbox', { name: 'Payment date' })).toHaveValue('24 Nov 2026');
  await reopen(`${form}?paymentReason=Rent`);
  expect(await amount()).toHaveValue('');
  expect(reason()).toHaveValue('Rent');
});

test('a draft is dropped after 24 hours', async () => {
  await typeAmount();
  await whenSaved();
  const at = (ms: number) => ({ now: () => new Date(Date.parse('2026-11-23T10:00:00Z') + ms) });
  await reopen(form, fakeIdentity(maker), at(draftLifeMs - 1));
  expect(await amount()).toHaveValue('250.00');
  await reopen(form, fakeIdentity(maker), at(draftLifeMs));
  expect(await amount()).toHaveValue('');
  expect(drafts()).toEqual([]);
});

test('another user of the tab sees no draft, and their sign-in removes it', async () => {
  await typeAmount();
  await whenSaved();
  await reopen(form, fakeIdentity({ ...maker, userId: 'other' }));
  expect(drafts()).toEqual([]);
  await reopen();
  expect(await amount()).toHaveValue('');
});

test('logging out removes the drafts', async () => {
  const user = await typeAmount();
  await whenSaved();
  await user.click(screen.getByRole('button', { name: /Maya/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('a session that ends by its time limit keeps the drafts, the last key included', async () => {
  let time = Date.parse('2026-11-23T10:00:00Z');
  const { user } = renderPortal(form, fakeIdentity(maker), { now: () => new Date(time) });
  await user.type(await amount(), '250');
  time += maker.idleLimitMs;
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(drafts()).toHaveLength(1);
  await reopen();
  expect(await amount()).toHaveValue('250.00');
});

test('a new beneficiary from the picker returns to the draft as its beneficiary', async () => {
  const user = await typeAmount();
  await user.click(screen.getByRole('combobox', { name: 'Beneficiary' }));
  await user.click(await screen.findByRole('option', { name: 'New beneficiary' }));
  await waitFor(() => expect(address()).toBe('/account/beneficiaries/new'));
  expect(screen.queryByRole('dialog')).toBeNull();

  const thames = payee({ beneficiaryId: newBeneficiary, name: 'Thames', currency: 'GBP' });
  serveRoute([british[1]]);
  const valid = { __typename: 'BeneficiaryValidation', isValid: true, errors: [] };
  onQuery('validateBeneficiary', { validateBeneficiary: valid });
  onQuery('SameBankAccount', { beneficiary_information_slice: [] });
  onMutation('createBeneficiary', {
    createBeneficiary: { __typename: 'CreatedBeneficiary', id: newBeneficiary, isPayable: true },
  });
  onQuery('Payee', { beneficiary_information_slice: [thames] });
  await chooseRoute(user);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Thames');
  await user.type(screen.getByRole('textbox', { name: 'Account holder' }), ' Ltd');
  await user.type(screen.getByRole('textbox', { name: 'Account number' }), '12345678');
  await user.type(screen.getByRole('textbox', { name: 'Sort code' }), '204060');
  await user.click(screen.getByRole('button', { name: 'Review beneficiary' }));
  expect(await screen.findByRole('heading', { name: 'Check the beneficiary' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add beneficiary' }));
  await waitFor(() => expect(address()).toBe(form));
  expect(await amount()).toHaveValue('250.00');
  expect(screen.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue('Thames (GBP)');
  expect(screen.getByText('Beneficiary Thames added.')).toBeVisible();
  expect(drafts()).toHaveLength(1);
});

test('the review takes the focus with its heading, and gives it back to the field or the button', async () => {
  const { user } = renderPortal(form);
  await amount();
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByRole('heading', { name: 'Check the payment' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change something' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review payment' })).toHaveFocus());
  await user.click(reason());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change something' }));
  await waitFor(() => expect(reason()).toHaveFocus());
});
