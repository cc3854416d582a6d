import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '../support/chromium';

export default defineConfig({
  testDir: __dirname,
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Generous, so that a busy machine fails no story; a story that passes waits for neither.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  outputDir: '../../test-results',
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME }]],
  use: {
    locale: 'en-GB',
    baseURL: process.env.STACK_URL,
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArguments,
    },
  },
});
