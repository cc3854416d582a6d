import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A page breaks no rule of accessibility, once what opens or closes has done so: a dialog that fades in lacks contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
