import { screen, waitFor } from '@testing-library/react';
import { conversionId, conversionRow } from '../support/conversionRecord';
import { balance, fill, serveForm } from '../support/paymentForm';
import { address, newId, renderPortal } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const bought = (amount: string) => conversionRow({ client_buy_amount: amount, client_sell_amount: '80.81' });

/** The portal with a balance of euros and the open conversions that buy some. */
function serve(held: string, conversions: readonly object[] = []) {
  serveForm();
  onQuery('AccountBalances', { balances: [balance(held), balance('900.00', 'GBP')] });
  onQuery('LinkableConversions', { tcc_conversions: conversions });
  onQuery('ConversionDates', {
    getValidConversionDates: {
      __typename: 'ValidConversionDates',
      firstConversionDate: '2026-11-23',
      firstConversionCutoffTime: null,
      nextDayConversionDate: '2026-11-24',
      defaultConversionDate: '2026-11-25',
      optimizeLiquidityConversionDate: '2026-11-25',
      invalidConversionDates: [],
    },
  });
}

/** Goes from the payment to the conversion of what is missing, and books it. */
async function convert(user: ReturnType<typeof renderPortal>['user'], buyAmount: string) {
  const quoted = onMutation('getConversionQuote', {
    quote: {
      __typename: 'ConversionQuote',
      quoteId: newId,
      buyCurrency: 'EUR',
      sellCurrency: 'GBP',
      fixedSide: 'buy',
      buyAmount,
      sellAmount: '80.81',
      currencyPair: 'EURGBP',
      clientRate: '0.8081',
      midMarketRate: '0.8057',
      conversionDate: '2026-11-25',
      settlementCutOffTime: null,
      validForMs: 30_000,
    },
  });
  onMutation('createConversion', {
    result: {
      __typename: 'ConversionResult',
      id: newId,
      status: 'awaiting_funds',
      tccConversionId: conversionId,
      errorCode: null,
      errorMessage: null,
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Convert what is missing' }));
  await user.click(await screen.findByRole('combobox', { name: 'You sell' }));
  await user.keyboard('GBP');
  await user.click(await screen.findByRole('option', { name: /GBP/ }));
  await user.click(screen.getByRole('button', { name: 'Get a quote' }));
  onQuery('LinkableConversions', { tcc_conversions: [bought(buyAmount)] });
  await user.click(await screen.findByRole('button', { name: 'Convert 80.81 GBP' }));
  await screen.findByRole('textbox', { name: 'Reference' });
  return quoted;
}

test('what is missing is bought on the way, and the payment comes back with all that was typed, linked to it', async () => {
  serve('0.00');
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  const quoted = await convert(user, '100.00');
  expect(quoted[0]?.variables).toMatchObject({ buyCurrency: 'EUR', fixedSide: 'buy', amount: '100.00' });
  expect(address()).toBe('/account/payments/new');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('100.00');
  expect(screen.getByRole('textbox', { name: 'Payment date' })).toHaveValue('25 Nov 2026');
  expect(
    await screen.findByText(/^The money comes from the linked conversion: 100\.00 EUR on 25 Nov 2026/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByText(/^80\.81 GBP to 100\.00 EUR on 25 Nov 2026/)).toBeVisible();
});

test('a part of the amount is bought without a link, which the provider would refuse', async () => {
  serve('60.00');
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  const quoted = await convert(user, '40.00');
  expect(quoted[0]?.variables).toMatchObject({ amount: '40.00' });
  expect(screen.getByRole('textbox', { name: 'Payment date' })).toHaveValue('25 Nov 2026');
  expect(await screen.findByText('Open conversions bring 40.00 EUR by 25 Nov 2026.')).toBeVisible();
  expect(screen.queryByText(/linked conversion:/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  await waitFor(() => expect(screen.getByText('Open conversions bring 40.00 EUR by 25 Nov 2026.')).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Convert what is missing' })).toBeNull();
});
