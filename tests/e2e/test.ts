import { test as base } from '@playwright/test';
import { stackDatabase } from '../support/stack';

/**
 * A story whose browsers are closed when it ends. Those that a story opens itself would otherwise stay open for all that follow, and
 * their live queries would use up what one user may hold. What it typed and did not send is no draft of the next story, and what it asked
 * of the provider does not count against the next one of its user.
 */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
      await forgetMaker();
    },
    { auto: true },
  ],
});

/**
 * Marks a story of `npm test`: one that only a browser can show, such as a sign-in, the keyboard, an upload, two windows or a phone. The others
 * run in the long run; what they say of rules and texts is said in the tests of components and handlers too.
 */
export const inGate = { tag: '@gate' };

async function forgetMaker(): Promise<void> {
  const database = stackDatabase();
  await database('payment_drafts').where({ user_id: 'maker' }).delete();
  await database('provider_calls').where({ user_id: 'maker' }).delete();
  await database.destroy();
}
