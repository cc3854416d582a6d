import { screen, waitFor, within } from '@testing-library/react';
import { authorisation, payment, paymentDetails } from '../support/data';
import { fill, hansa, serveForm } from '../support/paymentForm';
import { decidable } from '../support/paymentToDecide';
import { pressWhenReady } from '../support/pressWhenReady';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation, type Call } from '../support/server';
import { serveAuthorisations } from '../support/serveAuthorisations';

const presentedAt = '2026-11-23T09:00:00.000Z';
const required = 'Read and acknowledge the fraud notice before this payment can continue.';
const choice = 'I pay an invoice or a contract that I have checked';
const box = 'I have read this notice and checked the bank details';

/** The notices n-1, n-2, …, and what becomes of them. */
function serveNotices() {
  let shown = 0;
  return {
    created: onMutation('createFraudNotice', () => {
      shown += 1;
      const text = 'Call your supplier.\n\nCheck the bank details.';
      return { notice: { __typename: 'ShownFraudNotice', id: `n-${shown}`, text, presentedAt } };
    }),
    acknowledged: onMutation('updateFraudNotice', ({ fraudNoticeId }: Record<string, unknown>) => ({
      notice: { __typename: 'AcknowledgedFraudNotice', id: fraudNoticeId, acknowledgedAt: presentedAt },
    })),
    deleted: onMutation('deleteFraudNotice', ({ fraudNoticeId }: Record<string, unknown>) => ({
      notice: { __typename: 'DeletedFraudNotice', id: fraudNoticeId },
    })),
  };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Before you pay / }));

/** Answers the notice that is open. */
async function answer(user: ReturnType<typeof renderPortal>['user']) {
  const notice = await dialog();
  await user.click(await notice.findByRole('radio', { name: choice }));
  await user.click(notice.getByRole('checkbox', { name: box }));
  await user.click(notice.getByRole('button', { name: 'Continue' }));
}

/** Authorisations that demand a notice. */
const authoriseWithNotice = (name: string) =>
  onMutation(name, ({ payments }: Record<string, unknown>) => ({
    results: (payments as { paymentId: string; fraudNoticeId?: string }[]).map(({ paymentId, fraudNoticeId }) =>
      authorisation(
        paymentId,
        fraudNoticeId ? {} : { errorCode: 'fraud_notice_required', errorMessage: required, status: null },
      ),
    ),
  }));

describe('a new payment', () => {
  const createdWith = (calls: Call[]) => calls.map(({ variables }) => variables.fraudNoticeId);

  async function sendPayment() {
    serveForm();
    onQuery('payment', { payments_by_pk: paymentDetails(), paymentsYouCanAuthorise: [] });
    const notices = serveNotices();
    refuseMutation('createPayment', required, { code: 'fraud_notice_required' });
    const { user } = renderPortal('/account/payments/new');
    await fill(user, '12k');
    await user.click(screen.getByRole('button', { name: 'Review payment' }));
    await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
    return { user, notices };
  }

  const serveCreation = () =>
    onMutation('createPayment', {
      result: {
        __typename: 'PaymentResult',
        id: 'p-1',
        status: 'awaiting_authorisation',
        authorisationsRequired: 2,
        errorCode: null,
        errorMessage: null,
      },
    });

  test('shows the notice that the server demands, and is sent with it', async () => {
    const { user, notices } = await sendPayment();
    const notice = await dialog();
    expect(await notice.findByText('Call your supplier.')).toBeVisible();
    expect(notice.getByText('Check the bank details.')).toBeVisible();
    expect(notice.getByText('12,000.00 EUR to Hansa Metall GmbH')).toBeVisible();
    const created = serveCreation();
    await answer(user);
    expect(await screen.findByRole('heading', { name: '12,450.00 EUR to Hansa Metall GmbH' })).toBeVisible();
    expect(createdWith(created)).toEqual(['n-1']);
    const content = { amount: '12000.00', currency: 'EUR', paymentType: 'regular' };
    expect(notices.created.map(({ variables }) => variables)).toEqual([
      { notice: { ...content, beneficiaryId: hansa.beneficiaryId } },
    ]);
    expect(notices.acknowledged.map(({ variables }) => variables)).toEqual([
      { fraudNoticeId: 'n-1', selectionBoxChoice: 'invoice', boxTickedAt: presentedAt },
    ]);
    expect(notices.deleted).toEqual([]);
  });

  test('goes on only after an answer and a tick', async () => {
    const { user, notices } = await sendPayment();
    const notice = await dialog();
    await user.click(await notice.findByRole('checkbox', { name: box }));
    await user.click(notice.getByRole('button', { name: 'Continue' }));
    expect(notice.getByText('Choose an answer from the list.')).toBeVisible();
    await user.click(notice.getByRole('checkbox', { name: box }));
    await user.click(notice.getByRole('radio', { name: choice }));
    expect(notice.getByText('Tick the box to continue.')).toBeVisible();
    expect(notice.queryByText('Choose an answer from the list.')).toBeNull();
    await user.click(notice.getByRole('button', { name: 'Continue' }));
    expect(notices.acknowledged).toEqual([]);
  });

  test('is not sent when the user closes the notice, which is deleted; nothing that was typed is lost', async () => {
    const { user, notices } = await sendPayment();
    await (await dialog()).findByText('Call your supplier.');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(required)).toBeVisible();
    await waitFor(() => expect(notices.deleted.map(({ variables }) => variables)).toEqual([{ fraudNoticeId: 'n-1' }]));
    expect(notices.acknowledged).toEqual([]);
    expect(screen.getByText('INV-9')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send for approval' })).toBeEnabled();
  });

  test('says why the notice could not be loaded, and loads it again', async () => {
    serveForm();
    refuseMutation('createFraudNotice', 'Too many requests. Try again in a minute.', { code: 'too_many_requests' });
    refuseMutation('createPayment', required, { code: 'fraud_notice_required' });
    const { user } = renderPortal('/account/payments/new');
    await fill(user, '12k');
    await user.click(screen.getByRole('button', { name: 'Review payment' }));
    await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
    const notice = await dialog();
    expect(await notice.findByText('Too many requests. Try again in a minute.')).toBeVisible();
    expect(notice.queryByRole('checkbox')).toBeNull();
    serveNotices();
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    expect(await notice.findByText('Call your supplier.')).toBeVisible();
  });

  test('another refusal shows no notice', async () => {
    serveForm();
    const notices = serveNotices();
    refuseMutation('createPayment', 'This account is closed.', { code: 'account_closed' });
    const { user } = renderPortal('/account/payments/new');
    await fill(user, '12k');
    await user.click(screen.getByRole('button', { name: 'Review payment' }));
    await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
    expect(await screen.findByText('This account is closed.')).toBeVisible();
    expect(notices.created).toEqual([]);
  });
});

describe('authorising', () => {
  const [first, second] = [payment(), payment({ amount: '300.00', currency: 'USD' })];
  const noticed = ({ id, ...content }: typeof first) => ({
    notice: {
      paymentId: id,
      beneficiaryId: content.beneficiarySlice.beneficiaryId,
      amount: content.amount,
      currency: content.currency,
      paymentType: 'regular',
    },
  });

  async function authoriseBoth() {
    serveSession();
    serveAuthorisations([first, second]);
    const notices = serveNotices();
    const sent = authoriseWithNotice('batchAuthorisePayments');
    const { user } = renderPortal('/account/payments/authorisations');
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await user.click(screen.getByRole('button', { name: 'Authorise selected' }));
    await pressWhenReady(user, () => screen.getByRole('button', { name: 'Authorise 2 payments' }));
    return { user, notices, sent };
  }

  test('several payments shows one notice after the other, and sends those that were acknowledged', async () => {
    const { user, notices, sent } = await authoriseBoth();
    await answer(user);
    await (await dialog()).findByText('300.00 USD to Hansa Metall GmbH');
    expect((await dialog()).getByRole('checkbox', { name: box })).not.toBeChecked();
    await answer(user);
    expect(await screen.findAllByText(/No more approvals needed/)).not.toHaveLength(0);
    expect(notices.created.map(({ variables }) => variables)).toEqual([noticed(first), noticed(second)]);
    expect(sent[1]?.variables).toEqual({
      payments: [
        { paymentId: first.id, version: 1, fraudNoticeId: 'n-1' },
        { paymentId: second.id, version: 1, fraudNoticeId: 'n-2' },
      ],
    });
  });

  test('a notice that is closed leaves its payment, and the others are authorised', async () => {
    const { user, sent } = await authoriseBoth();
    await answer(user);
    await (await dialog()).findByText('300.00 USD to Hansa Metall GmbH');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('1 of 2 payments could not be authorised.')).toBeVisible();
    expect(screen.getByText(new RegExp(required))).toBeVisible();
    expect(sent[1]?.variables).toEqual({ payments: [{ paymentId: first.id, version: 1, fraudNoticeId: 'n-1' }] });
  });

  test('after a notice that is closed the others are not shown, and nothing is sent again', async () => {
    const { user, notices, sent } = await authoriseBoth();
    await (await dialog()).findByText('Call your supplier.');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('2 of 2 payments could not be authorised.')).toBeVisible();
    expect(notices.created).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test('on the page of a payment', async () => {
    serveSession();
    const details = paymentDetails();
    const paymentsYouCanAuthorise = [{ __typename: 'payments', id: 'p-1' }];
    onQuery('payment', { payments_by_pk: details, paymentsYouCanAuthorise });
    onQuery('LikePayments', { payments: [] });
    onQuery('PaymentToDecide', { payments_by_pk: decidable(details), paymentsYouCanAuthorise });
    onQuery('PaymentHistory', { payment_versions: [] });
    serveNotices();
    refuseMutation('authorisePayment', required, { code: 'fraud_notice_required' });
    const { user } = renderPortal('/account/payments/p-1');
    await user.click(await screen.findByRole('button', { name: 'Authorise payment' }));
    const confirmation = within(await screen.findByRole('dialog', { name: 'Authorise payment' }));
    await pressWhenReady(user, () => confirmation.getByRole('button', { name: 'Authorise payment' }));
    await dialog();
    const sent = onMutation('authorisePayment', { result: { ...authorisation('p-1'), tccStatus: null } });
    await answer(user);
    await waitFor(() =>
      expect(sent.map(({ variables }) => variables)).toEqual([{ paymentId: 'p-1', version: 1, fraudNoticeId: 'n-1' }]),
    );
  });
});
