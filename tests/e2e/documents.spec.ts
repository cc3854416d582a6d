import { expect } from '@playwright/test';
import { choose, signIn } from './person';
import { inGate, test } from './test';

test('a document goes with a payment, and an approver opens it', inGate, async ({ browser }) => {
  const reference = `PAPERS-${Date.now()}`;
  // Unlike any other payment: the review would ask about one that is alike.
  const amount = `${5000 + (Date.now() % 1000)}.${10 + (Date.now() % 90)}`;
  const content = Buffer.from('%PDF-1.7\n%%EOF\n');
  const maker = await signIn(browser, 'maker');
  const { page } = maker;
  await page.goto('/account/payments/new');
  await choose(page, 'Beneficiary', 'Thames Logistics');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('textbox', { name: 'Reason' }).fill('Invoice');
  await page.getByRole('textbox', { name: 'Reference', exact: true }).fill(reference);
  const file = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: content };
  const files = page.locator('input[type=file]');
  await files.setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: content },
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ]);
  await expect(page.getByRole('alert')).toHaveText([
    'notes.txt was not attached. Attach a PDF, PNG or JPEG file.',
    'empty.pdf was not attached. This file is empty.',
  ]);
  await files.setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Attached documents' })).toContainText('1 kB');
  await files.setInputFiles(file);
  await expect(page.getByRole('alert')).toHaveText(
    'invoice.pdf was not attached. A document of this name is attached already.',
  );
  await page.getByRole('button', { name: 'Review payment' }).click();
  await expect(page.getByText('invoice.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();

  const approver = await signIn(browser, 'approver');
  await approver.page.goto(page.url());
  const saving = approver.page.waitForEvent('download');
  await approver.page.getByRole('button', { name: 'Download invoice.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('invoice.pdf');

  await maker.page.getByRole('button', { name: 'Remove invoice.pdf' }).click();
  const question = maker.page.getByRole('dialog', { name: 'Remove document' });
  await expect(question.getByText('invoice.pdf is deleted. Approvers no longer see it.')).toBeVisible();
  await question.getByRole('button', { name: 'Remove document' }).click();
  await expect(maker.page.getByRole('button', { name: 'Remove invoice.pdf' })).toHaveCount(0);
  await expect(maker.page.getByRole('button', { name: 'Attach documents' })).toBeVisible();
});
