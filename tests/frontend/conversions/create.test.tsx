import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { conversionDetails, conversionId } from '../support/conversionRecord';
import { aggregate, viewerRole } from '../support/data';
import { address, newId, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const quote = (change: Record<string, unknown> = {}) => ({
  __typename: 'ConversionQuote',
  quoteId: newId,
  buyCurrency: 'EUR',
  sellCurrency: 'GBP',
  fixedSide: 'sell',
  buyAmount: '14849.64',
  sellAmount: '12000.00',
  currencyPair: 'EURGBP',
  clientRate: '0.8081',
  midMarketRate: '0.8057',
  conversionDate: '2026-11-25',
  settlementCutOffTime: '2026-11-25T14:30:00Z',
  validForMs: 30_000,
  ...change,
});

const dates = {
  __typename: 'ValidConversionDates',
  firstConversionDate: '2026-11-23',
  firstConversionCutoffTime: '2026-11-23T14:00:00Z',
  nextDayConversionDate: '2026-11-24',
  defaultConversionDate: '2026-11-25',
  optimizeLiquidityConversionDate: '2026-11-25',
  invalidConversionDates: [{ __typename: 'InvalidDate', date: '2026-11-26', reason: 'Thanksgiving' }],
};

const made = (change: Record<string, unknown> = {}) => ({
  result: {
    __typename: 'ConversionResult',
    id: newId,
    status: 'awaiting_funds',
    tccConversionId: conversionId,
    errorCode: null,
    errorMessage: null,
    ...change,
  },
});

function serve(session: Parameters<typeof serveSession>[0] = {}) {
  serveSession(session);
  onQuery('ConversionDates', { getValidConversionDates: dates });
  onQuery('conversion', {
    conversion: conversionDetails(),
    livePayments: [],
    livePaymentCount: aggregate('payments', 0),
    waitingPayments: [],
    waitingPaymentCount: aggregate('payments', 0),
  });
  return onMutation('getConversionQuote', { quote: quote() });
}

/** The clock of the browser, which the test moves. */
function movableClock() {
  let time = new Date('2026-11-23T10:00:00Z').getTime();
  return { now: () => new Date(time), pass: (ms: number) => (time += ms) };
}

async function choose(user: ReturnType<typeof renderPortal>['user'], field: string, code: string) {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.keyboard(code);
  await user.click(await screen.findByRole('option', { name: new RegExp(code) }));
}

async function askForQuote(clock = movableClock()) {
  const rendered = renderPortal('/account/conversions/new?currency=GBP', undefined, { now: clock.now });
  await choose(rendered.user, 'You buy', 'EUR');
  await rendered.user.type(screen.getByRole('textbox', { name: 'Amount' }), '12000');
  await rendered.user.click(screen.getByRole('button', { name: 'Get a quote' }));
  await screen.findByRole('heading', { name: 'Check the conversion' });
  return { ...rendered, clock };
}

test('a conversion is quoted, said in plain words, and booked on the terms shown', async () => {
  const quotes = serve();
  const conversions = onMutation('createConversion', made());
  const { user } = await askForQuote();
  expect(await screen.findByText(/You receive 44.24 EUR less, which is 0.30 %/)).toBeVisible();
  expect(screen.getByText(/12,000.00 GBP to 14,849.64 EUR, available on Wednesday 25 November/)).toBeVisible();
  expect(quotes.map(({ variables }) => variables)).toEqual([
    {
      sellCurrency: 'GBP',
      buyCurrency: 'EUR',
      fixedSide: 'sell',
      amount: '12000.00',
      conversionDate: null,
      conversionDatePreference: 'default',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Convert 12,000.00 GBP' }));
  await waitFor(() => expect(address()).toBe(`/account/conversions/${conversionId}?fromConversionWizard=true`));
  expect(conversions[0]?.variables).toEqual({
    quoteId: newId,
    buyAmount: '14849.64',
    sellAmount: '12000.00',
    conversionDate: '2026-11-25',
  });
  expect(await screen.findByText('This is the conversion that you have just made')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay from this conversion' })).toHaveAttribute(
    'href',
    `/account/payments/new?conversionId=${conversionId}&currency=EUR&amount=14849.64&paymentDate=2026-11-25`,
  );
});

test('an expired quote cannot be accepted; one key brings a new one', async () => {
  const quotes = serve();
  const { clock, user } = await askForQuote();
  const convert = await screen.findByRole('button', { name: 'Convert 12,000.00 GBP' });
  expect(screen.getAllByText('This quote is valid for 30 seconds.')[0]).toBeInTheDocument();
  clock.pass(31_000);
  expect((await screen.findAllByText('This quote has expired.')).length).toBe(2);
  expect(convert).toHaveAttribute('aria-disabled', 'true');
  const conversions = onMutation('createConversion', made());
  await user.click(convert);
  act(() => void fireEvent.keyDown(document.body, { key: 'r' }));
  await waitFor(() => expect(quotes).toHaveLength(2));
  await waitFor(() => expect(convert).toHaveAttribute('aria-disabled', 'false'));
  expect(conversions).toEqual([]);
});

test('a field that the server refuses returns to the form, at that field', async () => {
  serve();
  refuseMutation('getConversionQuote', 'The amount is above your limit.', {
    code: 'amount_above_limit',
    field: 'amount',
  });
  const { user } = renderPortal('/account/conversions/new?currency=GBP');
  await choose(user, 'You buy', 'EUR');
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '12000');
  await user.click(screen.getByRole('button', { name: 'Get a quote' }));
  expect((await screen.findAllByText('The amount is above your limit.'))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
});

test('a quote that cannot be had says why, in place of the terms', async () => {
  serve();
  refuseMutation('getConversionQuote', 'Our payment partner does not answer.', { code: 'provider_unavailable' });
  await askForQuote();
  expect(await screen.findByText('Our payment partner does not answer.')).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('what the provider rejects is told, and the form is kept', async () => {
  serve();
  onMutation(
    'createConversion',
    made({ tccConversionId: null, status: 'closed', errorCode: 'quote_expired', errorMessage: 'Too late.' }),
  );
  const { user } = await askForQuote();
  await user.click(await screen.findByRole('button', { name: 'Convert 12,000.00 GBP' }));
  expect(await screen.findByText('The conversion was not booked. Nothing was converted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change something' }));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('12,000.00');
});

test('each settlement names its day and the cut-off in the time of the user', async () => {
  serve();
  const { user } = renderPortal('/account/conversions/new?currency=GBP');
  await choose(user, 'You buy', 'EUR');
  const settlement = await screen.findByRole('radiogroup', { name: /Settlement/ });
  expect(await within(settlement).findByText('Tuesday 24 November')).toBeVisible();
  expect(screen.getByText(/The earliest day is Monday 23 November, if it is booked by 23 Nov 2026/)).toBeVisible();
});

test('the days of a pair are asked for once both currencies are chosen', async () => {
  serve();
  const asked = onQuery('ConversionDates', { getValidConversionDates: dates });
  const { user } = renderPortal('/account/conversions/new?currency=GBP');
  await choose(user, 'You buy', 'EUR');
  expect(await screen.findByText('Tuesday 24 November')).toBeVisible();
  expect(asked.map(({ variables }) => variables)).toEqual([{ conversionPair: 'GBPEUR' }]);
});

test('who may not convert cannot fill in the form', async () => {
  serve({ role: viewerRole });
  renderPortal('/account/conversions/new');
  expect(await screen.findByText('This action is disabled due to your role')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get a quote' })).toBeNull();
});

test('without its flag the wizard is not found', async () => {
  serve({ settings: { conversion_wizard: false } });
  renderPortal('/account/conversions/new');
  expect(await screen.findByText(/not found|does not exist/i)).toBeVisible();
});

test('what is missing of a currency is filled in as the amount to buy', async () => {
  serve();
  renderPortal('/account/conversions/new?buyCurrency=EUR&amount=500.00');
  expect(await screen.findByRole('combobox', { name: 'You buy' })).toHaveDisplayValue(/EUR/);
  expect(screen.getByRole('radio', { name: 'Buy exactly this amount of EUR' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500.00');
  expect(screen.getByRole('combobox', { name: 'You sell' })).not.toHaveDisplayValue(/EUR/);
});

test('a currency to sell comes with an amount to sell', async () => {
  serve();
  renderPortal('/account/conversions/new?currency=GBP&amount=20.5');
  expect(await screen.findByRole('radio', { name: 'Sell exactly this amount of GBP' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('20.50');
});

test('an address that asks for the price shows it at once, on the terms of the quote before', async () => {
  const asked = serve();
  renderPortal('/account/conversions/new?currency=GBP&buyCurrency=EUR&amount=12000.00&fixedSide=sell&priced=true');
  expect(await screen.findByRole('button', { name: 'Convert 12,000.00 GBP' })).toBeVisible();
  const deal = { sellCurrency: 'GBP', buyCurrency: 'EUR', amount: '12000.00', fixedSide: 'sell' };
  expect(asked).toMatchObject([{ variables: deal }]);
});

test('without an amount it shows the form', async () => {
  const asked = serve();
  renderPortal('/account/conversions/new?currency=GBP&buyCurrency=EUR&priced=true');
  expect(await screen.findByRole('textbox', { name: /amount/i })).toBeVisible();
  expect(asked).toEqual([]);
});
