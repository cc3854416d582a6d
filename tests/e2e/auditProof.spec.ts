import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { auditVerifierPage } from '../../frontend/auditVerifierFile';
import { stackDatabase } from '../support/stack';
import { enter } from './person';
import { test } from './test';

test('an export of the audit log is verified without a server, and names the row that was changed', async ({
  page,
  context,
}, info) => {
  const database = stackDatabase();
  await database('countries').where({ alpha2Code: 'MT' }).update({ weighting: 12 });
  await database.raw('select * from seal_audit()');
  await database.destroy();

  await page.goto('/admin/audit?tab=chain');
  await enter(page, 'superadmin');
  await page.getByRole('button', { name: 'Verify now' }).click();
  await expect(page.getByText('The audit log matches its seals.')).toBeVisible();
  await page.goto('/admin/audit?table=countries&row=MT');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export with proof' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');

  const verifier = info.outputPath('verify-audit.html');
  writeFileSync(verifier, auditVerifierPage(resolve(__dirname, '../../frontend/auditVerifier')));
  const alone = await context.newPage();
  await alone.goto(pathToFileURL(verifier).href);
  const choose = (text: string) =>
    alone
      .getByLabel('File with a proof')
      .setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose(file);
  await expect(alone.getByRole('status')).toContainText(/^Proven: \d+ rows? up to the head/);
  await choose(file.replace('Malta', 'Nalta'));
  await expect(alone.getByRole('status')).toContainText(/^Not proven\. Entry \d+: The row/);
  await expect(alone.getByRole('heading', { level: 2 })).toHaveCount(0);
});
