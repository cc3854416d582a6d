import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessible';
import { test } from './test';

test('the console asks as admin, as a role and as a demo user', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/console');

  await test.step('the example runs as admin', async () => {
    expect(await answerOf(page)).toMatchObject({ data: { payments: expect.any(Array) } });
  });

  await test.step('admin sees the rows of all', async () => {
    expect(await organisationsIn(page)).toEqual(['Aldgate Trading', 'Borealis Imports']);
    expect(await fieldsOfPayments(page)).toContain('uniqueRequestId');
  });

  await test.step('the maker sees fewer fields, and the rows of their own accounts', async () => {
    await page.getByRole('radio', { name: 'Demo user' }).check();
    await page.getByRole('combobox', { name: 'User', exact: true }).selectOption('maker');
    await expect(page.getByRole('combobox', { name: 'Role', exact: true })).toHaveValue('user');
    expect(await organisationsIn(page)).toEqual(['Aldgate Trading']);
    const fields = await fieldsOfPayments(page);
    expect(fields).toContain('amount');
    expect(fields).not.toContain('uniqueRequestId');
  });

  await test.step('a subscription gives its first answer', async () => {
    await write(page, 'subscription Mine { users { id } }');
    expect(await answerOf(page)).toEqual({ data: { users: [{ id: 'maker' }] } });
    await page.getByRole('button', { name: 'Stop query' }).click();
  });

  await test.step('the choice is kept', async () => {
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Demo user' })).toBeChecked();
  });

  await test.step('a role with session variables, by the admin secret', async () => {
    await page.getByRole('radio', { name: 'Admin secret' }).check();
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('user');
    await page.getByLabel('Value of variable 1').fill('borealis');
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(await organisationsIn(page)).toEqual(['Borealis Imports']);
  });

  expect(complaints).toEqual([]);
});

test('the bar breaks no accessibility rule, in either theme, wide or narrow', async ({ page }) => {
  await page.goto('/console');
  await page.getByRole('radio', { name: 'Admin secret' }).check();
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('user');
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page, '.identity')).toEqual([]);
  }
});

/** Replaces the document in the editor, and waits until the console knows its one operation. */
async function write(page: Page, document: string): Promise<void> {
  const [, name] = document.split(' ');
  await page.locator('.graphiql-query-editor .CodeMirror-code').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(document);
  await expect(page.getByRole('tab', { selected: true })).toContainText(name ?? '');
}

/** Runs the document in the editor; gives what is shown, which is nothing while the answer is awaited. */
async function answerOf(page: Page): Promise<Answer> {
  const shown = page.locator('.result-window .CodeMirror');
  const before = await contentOf(shown);
  let text = '';
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect.poll(async () => (text = await contentOf(shown)) !== '' && text !== before).toBe(true);
  return JSON.parse(text) as Answer;
}

interface Answer {
  readonly data?: {
    readonly payments?: readonly { readonly account: { readonly organisation: { readonly name: string } } }[];
    readonly __type?: { readonly fields: readonly { readonly name: string }[] };
  };
}

/** Whose payments are seen. */
async function organisationsIn(page: Page): Promise<string[]> {
  await write(page, 'query Owners { payments { account { organisation { name } } } }');
  const { data } = await answerOf(page);
  return [...new Set(data?.payments?.map(({ account }) => account.organisation.name))].sort();
}

/** What the editor shows only in part is whole in the editor's own model. */
function contentOf(editor: ReturnType<Page['locator']>): Promise<string> {
  return editor.evaluate((element) =>
    (element as unknown as { CodeMirror: { getValue(): string } }).CodeMirror.getValue(),
  );
}

/** The fields of a payment in the schema of whoever asks. */
async function fieldsOfPayments(page: Page): Promise<string[]> {
  await write(page, 'query Fields { __type(name: "payments") { fields { name } } }');
  const { data } = await answerOf(page);
  return data?.__type?.fields.map(({ name }) => name) ?? [];
}
