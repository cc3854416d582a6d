import { expect } from '@playwright/test';
import { shownPayments } from '../support/batches';
import { copiesOf } from '../support/copiesOf';
import { as, newPayment } from '../support/portal';
import { stackDatabase } from '../support/stack';
import { expectAccessible } from './accessible';
import { signIn } from './person';
import { test } from './test';

const batchAuthorise = `mutation ($payments: [ShownPayment!]!) {
  results: batchAuthorisePayments(payments: $payments) { batchId }
}`;

test('sixty payments are authorised one after the other; what came of them survives a reload', async ({ browser }) => {
  const database = stackDatabase();
  const ids = await copiesOf(database, await newPayment({ amount: '20000.00', reference: 'BATCH STORY' }), 60);
  const [changed] = ids;
  await database('payments').where({ id: changed }).update({ reason: 'Iron' });
  await database.destroy();
  const { page } = await signIn(browser, 'approver');
  const { data } = await as<{ results: { batchId: string }[] }>('approver', batchAuthorise, {
    payments: shownPayments(ids),
  });
  const batchId = data?.results[0]?.batchId ?? '';

  await test.step('the outcomes follow the progress, the refusals first', async () => {
    await page.goto(`/account/payments/authorisations?batch=${batchId}`);
    await expect(page.getByText('1 of 60 payments could not be authorised.')).toBeVisible();
    await expect(page.getByText(/Thames Logistics Ltd: This payment changed after it was shown/)).toBeVisible();
    await expect(page.getByText(/Authorised\. One more approval needed\./)).toHaveCount(59);
    await expectAccessible(page);
  });

  await test.step('they are there after a reload', async () => {
    await page.reload();
    await expect(page.getByText('1 of 60 payments could not be authorised.')).toBeVisible();
  });

  await test.step('the payment that changed is authorised as it is now', async () => {
    await page.getByRole('button', { name: 'Check 1 payment again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Authorise payment' }).click();
    await expect(page.getByText(/Authorised\. One more approval needed\./).first()).toBeVisible();
    await page.getByRole('button', { name: 'Close the results' }).click();
    await expect(page).toHaveURL(/authorisations$/);
  });

  await test.step('the list says until when the others must be approved', async () => {
    await page.getByRole('checkbox', { name: 'Most urgent first' }).click();
    await expect(page).toHaveURL(/order=urgent$/);
    await expect(page.getByRole('checkbox', { name: 'Most urgent first' })).toBeChecked();
    await expect(page.getByText(/^(Approve by|Too late for|Banks are closed)/).first()).toBeVisible();
  });
});
