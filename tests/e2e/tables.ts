import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of a table, without the row of its titles. */
export const rowsOf = (page: Page, table: string): Locator =>
  page.getByRole('table', { name: table, exact: true }).locator('tbody').getByRole('row');

/** The table of this name has these titles, in this order and no other. */
export async function expectTitles(
  page: Page | Locator,
  table: string,
  titles: readonly (string | RegExp)[],
): Promise<void> {
  await expect(page.getByRole('table', { name: table, exact: true }).getByRole('columnheader')).toHaveText(titles);
}

/** A card or another region lists these facts, in this order and no other; what is noted below a value is left out. */
export async function expectFacts(
  region: Locator,
  facts: readonly (readonly [label: string, value: string | RegExp])[],
): Promise<void> {
  await expect(region.locator('dt')).toHaveText(facts.map(([label]) => label));
  await expect(region.locator('dt + dd')).toHaveText(facts.map(([, value]) => value));
}
