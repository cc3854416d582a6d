import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { enter } from './person';
import { screens, visit } from './screens';
import { inGate, test } from './test';
import { firstSeed, isFull } from '../support/sized';

type Look = readonly [scheme: 'light' | 'dark', width: number];

const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) =>
  [1280, 390, 320].map((width) => [scheme, width] as const),
);

/** The full count looks at every screen in all six ways. In the gate each has its turn, which changes with the seed. */
function looksAt(turn: number): readonly Look[] {
  const own = (turn + firstSeed) % looks.length;
  return isFull ? looks : looks.slice(own, own + 1);
}

const users = [...new Set(screens.map(({ user }) => user))];

for (const user of users) {
  test(
    `${user ?? 'nobody signed in'}: no screen breaks an accessibility rule or its width`,
    inGate,
    async ({ browser }) => {
      test.setTimeout(1_200_000);
      const { page, complaints } = await open(browser, user);
      for (const [turn, screen] of screens.entries()) {
        if (screen.user !== user) continue;
        await page.setViewportSize({ width: 1280, height: 900 });
        await visit(page, screen);
        for (const look of looksAt(turn)) {
          await test.step(`${screen.name}, ${look.join(', ')} px`, () => expectNoFault(page, look));
        }
      }
      expect(complaints).toEqual([]);
    },
  );
}

async function open(browser: Browser, user: string | undefined): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  if (user) {
    await page.goto('/');
    await enter(page, user);
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  }
  return { page, complaints };
}

async function expectNoFault(page: Page, [colorScheme, width]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await moving(page)).toEqual([]);
}

/** What would move although the reader asked for as little motion as possible. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (durations: string) => durations.split(', ').some((duration) => parseFloat(duration) > 0);
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        return (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration);
      })
      .map((element) => `${element.tagName}.${element.className}`);
  });
}
