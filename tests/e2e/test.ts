import { test as base } from '@playwright/test';
import { stackDatabase } from '../support/stack';

/**
 * A story whose browsers are closed when it ends. Those that a story opens itself would otherwise stay open for all that follow, and
 * their live queries would use up what one user may hold. What it typed and did not send is no draft of the next story.
 */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
      await removeDrafts();
    },
    { auto: true },
  ],
});

async function removeDrafts(): Promise<void> {
  const database = stackDatabase();
  await database('payment_drafts').where({ user_id: 'maker' }).delete();
  await database.destroy();
}
