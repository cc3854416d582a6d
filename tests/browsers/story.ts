import { messages } from '../../domain/messages';
import { demoPassword } from '../../seeds/demo/people';
import type { Page } from './page';

/** A step of the main story, in the words that a failure prints. */
export interface Step {
  readonly name: string;
  readonly run: (page: Page) => Promise<void>;
}

const heading = (name: string) => ({ role: 'heading', name });
const button = (name: string) => ({ role: 'button', name });
/** How the list of beneficiaries names one: its name, then its country and account. */
const thames = 'Thames Logistics Ltd United Kingdom, GBP · account ending 6819';

/** The main story: what a user does first in a browser that has not seen the portal. */
export const mainStory: readonly Step[] = [
  {
    name: 'the first visit shows the sign-in and installs the service worker',
    run: async (page) => {
      await page.open('/');
      await page.see(heading('Sign in'));
      await page.becomeControlled();
    },
  },
  {
    name: 'the maker signs in, and no update is offered',
    run: async (page) => {
      await page.type({ name: 'Username' }, 'maker');
      await page.type({ name: 'Password' }, demoPassword);
      await page.click(button('Sign in'));
      await page.type({ role: 'textbox', name: 'Code' }, '123456');
      await page.see(heading('Dashboard'));
      const text = await page.text();
      if (text.includes(messages.session.updateAvailable)) throw new Error('An update is offered on the first visit');
    },
  },
  {
    name: 'a reload stays signed in',
    run: async (page) => {
      await page.open('/dashboard');
      await page.see(heading('Dashboard'));
    },
  },
  {
    name: 'a payment opens from the list',
    run: async (page) => {
      await page.click({ role: 'link', name: 'Payments' });
      await page.see(heading('Payments'));
      await page.click({ role: 'link', name: 'Hansa Metall GmbH' });
      await page.see(heading('Progress'));
    },
  },
  {
    name: 'a new payment reaches its review',
    run: async (page) => {
      await page.open('/account/payments/new');
      await page.type({ role: 'combobox', name: 'Beneficiary' }, 'Thames');
      await page.click({ role: 'option', name: thames });
      await page.type({ role: 'textbox', name: 'Amount' }, '12.50');
      await page.type({ role: 'textbox', name: 'Reference' }, 'BROWSERS');
      await page.click(button('Review payment'));
      await page.see(heading('Check the payment'));
    },
  },
  {
    name: 'logging out leads to the sign-in',
    run: async (page) => {
      await page.open('/dashboard');
      await page.click(button('Maya Keller'));
      await page.click({ role: 'menuitem', name: messages.shell.logOut });
      await page.see(heading('Sign in'));
    },
  },
];
