import { expect } from '@playwright/test';
import { enter } from './person';
import { test } from './test';

for (const { locale, date, amount, typed, shown } of [
  {
    locale: 'de-DE',
    date: /^\d{1,2} [A-Z][a-z]{2} \d{4}$/,
    amount: /12\.450,00\s*EUR/,
    typed: '1.234,5',
    shown: '1.234,50',
  },
  {
    locale: 'en-US',
    date: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/,
    amount: /12,450\.00\s*EUR/,
    typed: '1,234.5',
    shown: '1,234.50',
  },
]) {
  test(`a browser of ${locale} shows and takes dates and amounts in its notation`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto('/');
    await enter(page, 'maker');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await page.goto('/account/payments?search=INV-20260');
    await expect(page.getByText(amount).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: date }).first()).toBeVisible();
    await page.goto('/account/payments/new');
    await page.getByRole('textbox', { name: 'Amount' }).fill(typed);
    await page.getByRole('textbox', { name: 'Amount' }).blur();
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue(shown);
    await expect(page.getByRole('textbox', { name: 'Payment date' })).toHaveValue(date);
  });
}
