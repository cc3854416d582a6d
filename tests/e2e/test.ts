import { test as base } from '@playwright/test';

/**
 * A story whose browsers are closed when it ends. Those that a story opens itself would otherwise stay open for all that follow, and
 * their live queries would use up what one user may hold.
 */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
