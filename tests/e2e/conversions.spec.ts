import { expect } from '@playwright/test';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { test } from './test';

test('a conversion is quoted, quoted again by one key, booked, and paid from', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const amount = `${200 + (Date.now() % 700)}.${10 + (Date.now() % 90)}`;

  await test.step('the form says the days and the cut-off', async () => {
    await page.goto('/account/conversions/new?currency=GBP');
    await choose(page, 'You buy', 'USD');
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await expect(page.getByText(/The earliest day is .*, if it is booked by/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Get a quote' }).click();
  });

  await test.step('the quote says what it costs, and one key asks for another', async () => {
    await expect(page.getByText(/At the mid-market rate of .* you would receive/)).toBeVisible();
    const second = page.waitForResponse(
      (response) => response.request().postData()?.includes('getConversionQuote') ?? false,
    );
    await page.keyboard.press('r');
    await second;
    const convert = page.getByRole('button', { name: `Convert ${amount} GBP` });
    await expect(convert).toHaveAttribute('aria-disabled', 'false');
    await expectAccessible(page);
  });

  await test.step('it is booked at the amounts shown', async () => {
    await page.getByRole('button', { name: `Convert ${amount} GBP` }).click();
    await expect(page).toHaveURL(/\/account\/conversions\/[0-9a-f-]{36}\?fromConversionWizard=true$/);
    await expect(page.getByRole('heading', { name: `${amount} GBP to` })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a payment from it has its currency, its amount and its day, and names it', async () => {
    await page.getByRole('link', { name: 'Pay from this conversion' }).click();
    await expect(page).toHaveURL(/\/account\/payments\/new\?conversionId=.*&currency=USD&amount=.*&paymentDate=.*$/);
    await page.getByText('More details').click();
    await expect(page.getByRole('combobox', { name: 'Linked conversion' })).toHaveValue(/^[\d,.]+ USD on /);
    await expect(page.getByText('An open conversion that buys the currency of the payment.')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a conversion is split and its part is cancelled, each after what comes of it was shown', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const dialog = page.getByRole('dialog');

  await test.step('it is booked', async () => {
    await page.goto('/account/conversions/new?currency=GBP&amount=500');
    await choose(page, 'You buy', 'USD');
    await page.getByRole('button', { name: 'Get a quote' }).click();
    await page.getByRole('button', { name: 'Convert 500.00 GBP' }).click();
    await expect(page.getByRole('heading', { name: '500.00 GBP to' })).toBeVisible();
  });

  await test.step('the split shows both conversions', async () => {
    await page.getByRole('button', { name: 'Split' }).click();
    await dialog.getByRole('textbox', { name: 'Amount to split off in GBP' }).fill('200');
    await expect(dialog.getByText(/^300\.00 GBP to/)).toBeVisible();
    await expect(dialog.getByText(/^200\.00 GBP to/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Split conversion' }).click();
    await expect(page.getByRole('heading', { name: '300.00 GBP to' })).toBeVisible();
  });

  await test.step('its part leads back to it, and is cancelled at the price that was shown', async () => {
    await page.getByRole('region', { name: 'Changes' }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: '200.00 GBP to' })).toBeVisible();
    await expect(page.getByText(/^Split off .* by Maya Keller/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel conversion' }).click();
    await expect(dialog.getByText(/^Cancelling costs .* GBP\.$/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel conversion' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Cancelled by Maya Keller/).first()).toBeVisible();
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});
