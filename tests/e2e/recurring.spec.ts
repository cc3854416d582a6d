import { expect } from '@playwright/test';
import { messages } from '../../domain/messages';
import { smallPayment } from '../support/portal';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { expectTitles, rowsOf } from './tables';
import { test } from './test';

test('a payment is saved as a template, made from it, and repeated; a series is paused and resumed', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const name = `Freight ${Date.now()}`;
  const amount = `${6000 + (Date.now() % 1000)}.${10 + (Date.now() % 90)}`;

  await test.step('the review saves a template without its amount', async () => {
    // Another story may have moved the business time, so today's date may have passed.
    await page.goto(`/account/payments/new?paymentDate=${smallPayment().paymentDate}`);
    await choose(page, 'Beneficiary', 'Thames Logistics');
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await page.getByRole('textbox', { name: 'Reason' }).fill('Freight');
    await page.getByRole('textbox', { name: 'Reference', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Review payment' }).click();
    await page.getByRole('button', { name: 'Save as template' }).click();
    const template = page.getByRole('textbox', { name: /^Name of the template/ });
    await expect(page.getByText('Colleagues with a seat on this account see it too.')).toBeVisible();
    await expect(template).toHaveValue('Thames Logistics Ltd');
    await template.fill('');
    await page.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByRole('dialog').getByText(messages.fields.required)).toBeVisible();
    await template.fill(name);
    await page.getByRole('checkbox', { name: 'Keep the amount' }).uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByText(`Template “${name}” saved.`).first()).toBeVisible();
  });

  await test.step('it is repeated monthly', async () => {
    await page.getByRole('combobox', { name: 'How often' }).click();
    await expect(page.getByRole('option').filter({ visible: true })).toHaveText([
      'Once',
      'Weekly',
      'Monthly',
      'On the last business day of each month',
    ]);
    await page.getByRole('option', { name: 'Monthly' }).click();
    const end = page.getByRole('textbox', { name: 'Last possible day' });
    await expect(page.getByText('Leave it empty to go on until you end it.')).toBeVisible();
    await end.fill('2 Nov 2026');
    await expect(page.getByText('The end is before the first payment.')).toBeVisible();
    await end.fill('');
    await page.keyboard.press('Escape');
    await expect(
      page.getByText(/^The first payment is due on \d{1,2} \w{3} \d{4}\. Each is created five days before, /),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set up recurring payment' }).click();
    await expect(page).toHaveURL(/\/account\/payments\/recurring$/);
    await expect(page.getByText('The recurring payment is set up.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Recurring payments' })).toBeVisible();
    await expectTitles(page, 'Recurring payments', [
      'Beneficiary',
      'How often',
      'Next payment',
      'State',
      'Set up by',
      'Amount',
      'Actions',
    ]);
    await expect(rowsOf(page, 'Recurring payments').filter({ hasText: name })).toContainText(
      /Monthly\d{1,2} \w{3} \d{4}Active Maya Keller[\d,.]+ GBP/,
    );
    await page.getByRole('button', { name: `History: Thames Logistics Ltd, ${name}` }).click();
    const history = page.getByRole('dialog', { name: `Payments: Thames Logistics Ltd, ${name}` });
    await expect(history.getByText('The payments that were created will be listed here.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('its next payment can be left out', async () => {
    await page.getByRole('button', { name: `Skip next: Thames Logistics Ltd, ${name}` }).click();
    await expect(
      page.getByRole('dialog').getByText(/^The payment of \d{1,2} \w{3} \d{4} is left out\.$/),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Skip next', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: `History: Thames Logistics Ltd, ${name}` }).click();
    await expect(page.getByRole('list', { name: 'Occurrences' })).toContainText('Skipped by Maya Keller.');
    await page.keyboard.press('Escape');
  });

  await test.step('it is paused and resumed', async () => {
    for (const [act, then, effect] of [
      ['Pause', 'Resume', 'No payments are created until it is resumed.'],
      [
        ...(['Resume', 'Pause'] as const),
        'Payments are created again from the next day on. Those that were missed are left out.',
      ],
      ['End', 'History', 'No more payments are created. This cannot be undone.'],
    ] as const) {
      await page.getByRole('button', { name: `${act}: Thames Logistics Ltd, ${name}` }).click();
      await expect(page.getByRole('dialog').getByText(effect)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: `${then}: Thames Logistics Ltd, ${name}` })).toBeVisible();
    }
  });

  await test.step('a payment is made from the template, which asks for the amount', async () => {
    await page.goto('/account/payments');
    await page.getByRole('link', { name: 'Templates' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment templates' })).toBeVisible();
    await expectTitles(page, 'Payment templates', [
      'Name',
      'Beneficiary',
      'Reference',
      'Payment type',
      'Amount',
      'Actions',
    ]);
    await expect(rowsOf(page, 'Payment templates').filter({ hasText: name })).toContainText(
      `${name}Thames Logistics Ltd, Account 31926819, Sort code 60-16-13, United Kingdom ${name}RegularAny, in GBP`,
    );
    const search = page.getByRole('searchbox', { name: 'Search templates' });
    await expect(search).toHaveAttribute('placeholder', 'Search by name, beneficiary or reference');
    await search.fill('no such template');
    await expect(page.getByText('No templates match this search.')).toBeVisible();
    await search.fill(name);
    await page.getByRole('link', { name }).click();
    await expect(page.getByText(`From the template “${name}”.`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reference', exact: true })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  });

  await test.step('the template is deleted', async () => {
    const templateId = new URL(page.url()).searchParams.get('templateId');
    await page.goto('/account/payments/templates');
    await page.getByRole('button', { name: `Rename ${name}` }).click();
    const rename = page.getByRole('dialog', { name: 'Rename template' });
    await rename.getByRole('textbox', { name: /^Name of the template/ }).fill('Warehouse rent');
    await rename.getByRole('button', { name: 'Rename template' }).click();
    await expect(rename.getByText('This account has a template of this name already.')).toBeVisible();
    await rename.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(
      page.getByText(`The template “${name}” is deleted for everybody on this account. Payments made from it stay.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Delete template' }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await page.goto(`/account/payments/new?templateId=${templateId}`);
    await expect(page.getByText('The template was deleted, or it belongs to another account.')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
