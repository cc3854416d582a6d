import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paymentDetails } from '../support/data';
import { hansa } from '../support/paymentForm';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery, origin, refuseQuery, server } from '../support/server';

const url = `${origin}/documents/confirmations/a/p-1`;

function open(status: string) {
  serveSession();
  const payment = paymentDetails({ id: 'p-1', status, beneficiarySlice: hansa });
  onQuery('payment', { payments_by_pk: payment, paymentsYouCanAuthorise: [] });
  const asked = onQuery('getPaymentConfirmation', { getPaymentConfirmation: { __typename: 'DocumentAddress', url } });
  return { asked, payment, ...renderPortal('/account/payments/p-1') };
}

test('a completed payment has a confirmation, which is asked for anew at each download', async () => {
  server.use(http.get(url, () => HttpResponse.text('%PDF-1.7')));
  const saved: string[] = [];
  URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  const { asked, payment, user } = open('completed');
  const file = `Confirmation ${payment.shortReference}.pdf blob:application/pdf`;
  await user.click(await screen.findByRole('button', { name: 'Download confirmation' }));
  await waitFor(() => expect(saved).toEqual([file]));
  await user.click(screen.getByRole('button', { name: 'Download confirmation' }));
  await waitFor(() => expect(saved).toEqual([file, file]));
  expect(asked.map(({ variables }) => variables)).toEqual([{ paymentId: 'p-1' }, { paymentId: 'p-1' }]);
  click.mockRestore();
});

test.each(['awaiting_authorisation', 'submitted', 'failed'])('a payment that is %s has none', async (status) => {
  open(status);
  await screen.findByRole('heading', { name: 'Beneficiary' });
  expect(screen.queryByRole('button', { name: 'Download confirmation' })).toBeNull();
});

test('a confirmation that cannot be had says why', async () => {
  const { user } = open('completed');
  refuseQuery('getPaymentConfirmation', 'The provider cannot be reached. Nothing was lost; try again in a moment.', {
    code: 'provider_unavailable',
  });
  await user.click(await screen.findByRole('button', { name: 'Download confirmation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The confirmation was not downloaded. The provider cannot be reached. Nothing was lost; try again in a moment.',
  );
});
