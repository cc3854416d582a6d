import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { enter } from '../e2e/person';
import { screens, visit } from '../e2e/screens';
import { chromiumArguments, findChromium } from '../support/chromium';
import { startRunStack } from '../support/runStack';

const folder = resolve(__dirname, '../../screenshots');
const imagesFolder = resolve(__dirname, '../../docs/images');

const looks = {
  desktop: { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  mobile: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
} as const;

/**
 * `npm run screenshots`: a picture of every screen, on a desktop, on a phone and in the dark, into `screenshots/`. With `-- readme` the four
 * pictures of the README, into `docs/images/`.
 */
async function main(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'corridor-screenshots-'));
  const stack = await startRunStack(scratch, 'stack');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    if (process.argv.includes('readme')) await pictureForReadme(browser, stack.url);
    else await pictureScreens(browser, stack.url);
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function pictureScreens(browser: Browser, baseURL: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const user of new Set(screens.map((screen) => screen.user))) await picture(browser, baseURL, user);
}

/** The dashboard, the approvals, a payment in the dark theme and the payments on a phone, as an approver sees them. */
async function pictureForReadme(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-GB',
    baseURL,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1.5,
  });
  const page = await context.newPage();
  await signIn(page, 'approver');
  const take = async (name: string, look: keyof typeof looks) => {
    await page.emulateMedia({ colorScheme: looks[look].colorScheme });
    await page.setViewportSize(looks[look].viewport);
    await page.screenshot({ path: join(imagesFolder, `${name}.png`) });
  };
  const open = (path: string) => visit(page, { path, shows: /Hansa Metall GmbH/ });
  await open('/dashboard');
  await take('dashboard', 'desktop');
  await open('/account/payments/authorisations');
  await take('approval', 'desktop');
  const payment = await page.getByRole('link', { name: 'Hansa Metall GmbH' }).first().getAttribute('href');
  await visit(page, { path: payment ?? '', shows: /Progress/ });
  await take('dark', 'dark');
  await open('/account/payments');
  await take('phone', 'mobile');
  await context.close();
}

/** Every screen of one user. */
async function picture(browser: Browser, baseURL: string, user: string | undefined): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (user) await signIn(page, user);
  for (const screen of screens.filter((candidate) => candidate.user === user)) {
    await visit(page, screen);
    for (const [name, { colorScheme, viewport }] of Object.entries(looks)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.screenshot({ path: join(folder, `${screen.name}.${name}.png`), fullPage: true });
    }
    await page.setViewportSize(looks.desktop.viewport);
    console.log(screen.name);
  }
  await context.close();
}

async function signIn(page: Page, user: string): Promise<void> {
  await page.goto('/');
  await enter(page, user);
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
