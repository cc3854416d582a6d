import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../../seeds/demo/people';
import { newPayment } from '../support/portal';

/** A user's hand, which counts: each click is an act, and each key that is pressed. What is typed into a field is none. */
export class Hand {
  acts = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await target.click();
    this.acts += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.acts += 1;
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Clicks a field and types into it; no click where it has the focus already. */
  async fill(field: Locator, text: string): Promise<void> {
    if (!(await hasFocus(field))) await this.click(field);
    await this.type(text);
  }

  /** Presses a key until a control has the focus. */
  async walkTo(control: Locator, key = 'Tab'): Promise<void> {
    await expect(control).toBeVisible();
    for (let press = 0; press < maxStops; press += 1) {
      if (await hasFocus(control)) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${String(control)}`);
  }
}

const maxStops = 80;

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** A piece of work whose clicks and keys are counted, from the page on which it begins. */
export interface Journey {
  readonly name: string;
  readonly user: string;
  /** The most acts it may take by hand. */
  readonly most: number;
  readonly begin: (page: Page) => Promise<void>;
  /** With the pointer, and keys where a user would press one. */
  readonly byHand: (hand: Hand) => Promise<void>;
  /** With keys alone. */
  readonly byKeyboard: (hand: Hand) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

/** Reaches a field by the tabulator and types into it. */
async function fillByKeyboard(hand: Hand, control: Locator, text: string): Promise<void> {
  await hand.walkTo(control);
  await hand.type(text);
}

/** Types into a search box and takes the first option. */
async function takeFirst(hand: Hand, box: Locator, text: string): Promise<void> {
  await fillByKeyboard(hand, box, text);
  await expect(hand.page.getByRole('option', { name: text }).first()).toBeVisible();
  await hand.press('ArrowDown');
  await hand.press('Enter');
}

async function pressByKeyboard(hand: Hand, control: Locator): Promise<void> {
  await hand.walkTo(control);
  await hand.press('Enter');
}

/** The sign-in, from the password on. */
export const signInJourney: Journey = {
  name: 'sign in, after the password',
  user: 'viewer',
  most: 2,
  begin: async (page) => {
    await page.goto('/auth');
    await page.getByLabel('Username').fill('viewer');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  },
  byHand: async (hand) => {
    await hand.click(button(hand.page, 'Sign in'));
    await enterCode(hand);
  },
  byKeyboard: async (hand) => {
    await hand.press('Enter');
    await enterCode(hand);
  },
};

async function enterCode(hand: Hand): Promise<void> {
  await expect(field(hand.page, 'Code')).toBeFocused();
  await hand.type('123456');
  await expect(heading(hand.page, 'Dashboard')).toBeVisible();
}

const payee = 'Thames Logistics Ltd';

const payment: Journey = {
  name: 'a payment to a known payee',
  user: 'maker',
  most: 7,
  begin: openDashboard,
  byHand: async (hand) => {
    const { page } = hand;
    await hand.press('n');
    await expect(combobox(page, 'Beneficiary')).toBeVisible();
    await hand.fill(combobox(page, 'Beneficiary'), payee);
    await hand.click(page.getByRole('option', { name: payee }).first());
    await hand.fill(field(page, 'Amount'), '2041.07');
    await expect(field(page, 'Reason')).not.toHaveValue('');
    await hand.fill(field(page, 'Reference'), `HAND-${Date.now()}`);
    await hand.click(button(page, 'Review payment'));
    await hand.click(button(page, 'Send for approval'));
    await expect(heading(page, `2,041.07 GBP to ${payee}`)).toBeVisible();
  },
  byKeyboard: async (hand) => {
    const { page } = hand;
    await hand.press('n');
    await takeFirst(hand, combobox(page, 'Beneficiary'), payee);
    await fillByKeyboard(hand, field(page, 'Amount'), '2042.08');
    await fillByKeyboard(hand, field(page, 'Reference'), `KEYS-${Date.now()}`);
    await hand.press('Enter');
    await pressByKeyboard(hand, button(page, 'Send for approval'));
    await expect(heading(page, `2,042.08 GBP to ${payee}`)).toBeVisible();
  },
};

const beneficiary: Journey = {
  name: 'a beneficiary in the United Kingdom',
  user: 'maker',
  most: 9,
  begin: async (page) => {
    await page.goto('/account/beneficiaries');
    await expect(heading(page, 'Beneficiaries')).toBeVisible();
  },
  byHand: async (hand) => {
    const { page } = hand;
    const name = `Severn Tools ${Date.now()}`;
    await hand.click(page.getByRole('link', { name: 'New beneficiary' }).first());
    await hand.fill(field(page, 'Name'), name);
    await hand.fill(combobox(page, 'Country'), 'United Kingdom');
    await hand.click(page.getByRole('option', { name: 'United Kingdom' }));
    await hand.fill(field(page, 'Account number'), '31926819');
    await hand.fill(field(page, 'Sort code'), '601613');
    await hand.click(button(page, 'Review beneficiary'));
    await hand.click(button(page, 'Add beneficiary'));
    await expect(heading(page, name)).toBeVisible();
  },
  byKeyboard: async (hand) => {
    const { page } = hand;
    const name = `Humber Tools ${Date.now()}`;
    await pressByKeyboard(hand, page.getByRole('main').getByRole('link', { name: 'New beneficiary' }).first());
    await fillByKeyboard(hand, field(page, 'Name'), name);
    await takeFirst(hand, combobox(page, 'Country'), 'United Kingdom');
    await expect(field(page, 'Sort code')).toBeVisible();
    await fillByKeyboard(hand, field(page, 'Account number'), '31926819');
    await fillByKeyboard(hand, field(page, 'Sort code'), '601613');
    await hand.press('Enter');
    await pressByKeyboard(hand, button(page, 'Add beneficiary'));
    await expect(heading(page, name)).toBeVisible();
  },
};

const waiting = (page: Page) => page.getByRole('table', { name: 'Payments awaiting your authorisation' });

/** Makes payments that wait for an approver, and opens the list of them. */
async function openAuthorisations(page: Page, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    await newPayment({ amount: `20${made}0.00`, reference: `JOURNEY-${made}` });
  }
  await page.goto('/account/payments/authorisations');
  await expect(
    waiting(page)
      .getByRole('link')
      .nth(count - 1),
  ).toBeVisible();
}

const approval: Journey = {
  name: 'one approval',
  user: 'approver',
  most: 2,
  begin: (page) => openAuthorisations(page, 1),
  byHand: async (hand) => {
    const { page } = hand;
    await hand.click(waiting(page).getByRole('link').first());
    await hand.click(button(page, 'Authorise payment'));
    await expect(page.getByText(/: Authorised/).first()).toBeVisible();
  },
  byKeyboard: async (hand) => {
    const { page } = hand;
    await hand.press('j');
    await hand.press('Enter');
    await expect(button(page, 'Authorise payment')).toBeEnabled();
    // The panel takes the focus when it opens; a key that is pressed before would lose it again.
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await hand.press('a');
    await expect(button(page, 'Authorise payment')).toBeFocused();
    await hand.press('Enter');
    await expect(page.getByText(/: Authorised/).first()).toBeVisible();
  },
};

/** Authorises everything that waits for the user. */
export const batchJourney: Journey = {
  name: 'a batch of ten approvals',
  user: 'approver',
  most: 3,
  begin: (page) => openAuthorisations(page, 10),
  byHand: async (hand) => {
    const { page } = hand;
    await hand.click(waiting(page).getByRole('columnheader').getByRole('checkbox'));
    await hand.click(button(page, 'Authorise selected'));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: /^Authorise/ }));
    await expect(page.getByText(/: Authorised/).first()).toBeVisible();
  },
  byKeyboard: async (hand) => {
    const { page } = hand;
    await hand.walkTo(waiting(page).getByRole('columnheader').getByRole('checkbox'));
    await hand.press('Space');
    await hand.press('a');
    await pressByKeyboard(hand, page.getByRole('dialog').getByRole('button', { name: /^Authorise/ }));
    await expect(page.getByText(/: Authorised/).first()).toBeVisible();
  },
};

/** The journeys of signed-in users that leave everybody else's work alone. */
export const journeys: readonly Journey[] = [payment, beneficiary, approval];
