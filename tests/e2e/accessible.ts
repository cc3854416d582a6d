import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of accessibility that a page breaks, or the part of it that a selector names, each with its places. */
export async function accessibilityFaults(page: Page, part = ':root'): Promise<string[]> {
  // The legacy mode leaves out frames of other origins, of which there are none, and needs no second page for its report.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** A page breaks no rule of accessibility, once what opens or closes has done so: a dialog that fades in lacks contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  expect(await accessibilityFaults(page)).toEqual([]);
}
