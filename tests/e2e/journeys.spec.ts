import { expect, type Browser, type Page } from '@playwright/test';
import { Hand, journeys, signInJourney, type Journey } from './journeys';
import { signIn } from './person';
import { test } from './test';

async function expectFewActs(page: Page, { begin, byHand, most }: Journey): Promise<void> {
  await begin(page);
  const hand = new Hand(page);
  await byHand(hand);
  expect(hand.acts).toBeLessThanOrEqual(most);
}

async function expectKeysToDo(page: Page, { begin, byKeyboard }: Journey): Promise<void> {
  await begin(page);
  await byKeyboard(new Hand(page));
}

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

test(`${signInJourney.name}: ${signInJourney.most} acts, and by keyboard alone`, async ({ browser }) => {
  await expectFewActs(await newPage(browser), signInJourney);
  await expectKeysToDo(await newPage(browser), signInJourney);
});

for (const journey of journeys) {
  test(`${journey.name}: ${journey.most} acts, and by keyboard alone`, async ({ browser }) => {
    const { page, complaints } = await signIn(browser, journey.user);
    await expectFewActs(page, journey);
    await expectKeysToDo(page, journey);
    expect(complaints).toEqual([]);
  });
}
