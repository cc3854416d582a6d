import { expect, type Page } from '@playwright/test';
import dayjs from 'dayjs';
import { demoId } from '../../seeds/demo/demoId';
import { smallPayment } from '../support/portal';
import { signIn } from './person';
import { test } from './test';

const { paymentDate } = smallPayment();

/** The nine parameters of specification section 2, /account/payments/new and /edit. */
const parameters = new URLSearchParams({
  beneficiary_id: demoId('beneficiary lyon-textiles'),
  currency: 'EUR',
  amount: '1234.5',
  paymentDate,
  paymentReason: 'Linen',
  paymentReference: 'LINEN-7',
  paymentType: 'priority',
  ultimateBeneficiaryName: 'Atelier Croix-Rousse',
  conversionId: demoId('provider conversion open 0'),
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function expectPrefilled(page: Page): Promise<void> {
  await expect(box(page, 'Beneficiary')).toHaveValue('Tissages de Lyon SARL (EUR)');
  await expect(field(page, 'Amount')).toHaveValue('1,234.50');
  await expect(box(page, 'Currency')).toHaveValue(/^EUR/);
  await expect(field(page, 'Payment date')).toHaveValue(dayjs(paymentDate).format('D MMM YYYY'));
  await expect(field(page, 'Reason')).toHaveValue('Linen');
  await expect(field(page, 'Reference')).toHaveValue('LINEN-7');
  await expect(page.getByRole('radio', { name: /^Priority/ })).toBeChecked();
  await page.getByText('More details').click();
  await expect(field(page, 'Ultimate beneficiary name')).toHaveValue('Atelier Croix-Rousse');
  await expect(box(page, 'Linked conversion')).toHaveValue(/EUR/);
  await expect(page.getByText('Linked conversion Optional')).toBeVisible();
}

test('the nine parameters of the address fill a new payment, and one that is changed', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');

  await test.step('a new payment', async () => {
    await page.goto(`/account/payments/new?${parameters}`);
    await expectPrefilled(page);
  });

  await test.step('a payment that is changed', async () => {
    await page.goto(`/account/payments/${demoId('payment open 0')}/edit?${parameters}`);
    await expectPrefilled(page);
  });

  await test.step('a parameter that cannot be leaves its field as it is', async () => {
    const impossible = 'amount=12.345.6&currency=euro&paymentDate=2020-01-01&paymentType=pigeon&beneficiary_id=hansa';
    await page.goto(`/account/payments/new?${impossible}&paymentReason=Linen`);
    await expect(field(page, 'Reason')).toHaveValue('Linen');
    await expect(field(page, 'Amount')).toHaveValue('');
    await expect(box(page, 'Currency')).toHaveValue('');
    await expect(box(page, 'Beneficiary')).toHaveValue('');
    await expect(field(page, 'Payment date')).not.toHaveValue(/2020/);
  });
  expect(complaints).toEqual([]);
});

test('the wheel changes no amount, and an amount has the decimals of its currency', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await page.goto('/account/payments/new?currency=EUR&amount=250');
  const amount = field(page, 'Amount');
  await expect(amount).toHaveValue('250.00');
  await amount.focus();
  await amount.hover();
  await page.mouse.wheel(0, 240);
  await expect(amount).toHaveValue('250.00');
  await amount.fill('1k');
  await amount.blur();
  await expect(amount).toHaveValue('1,000.00');
  expect(complaints).toEqual([]);
});

test('the page of a payment says where the user comes from', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const payment = `/account/payments/${demoId('payment past 0')}`;
  await page.goto(`${payment}?fromPaymentWizard=true`);
  await expect(page.getByText('This is the payment that you have just made')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make another payment' })).toHaveAttribute(
    'href',
    '/account/payments/new',
  );
  await page.goto(`${payment}?authorising=true`);
  await expect(page.getByText('This payment does not wait for your authorisation.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the authorisations' })).toBeVisible();
  expect(complaints).toEqual([]);
});
