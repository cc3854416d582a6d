import { expect, type WebSocketRoute } from '@playwright/test';
import { stackDatabase } from '../support/stack';
import { signIn } from './person';
import { inGate, test } from './test';

const database = stackDatabase();
const setBanner = (text: string | null) => database('settings').update({ maintenance_banner: text });

test.afterAll(async () => {
  await setBanner(null);
  await database.destroy();
});

test(
  'one socket serves a tab; when it breaks, the next carries a token and the live queries go on',
  inGate,
  async ({ browser }) => {
    const { page, complaints } = await signIn(browser, 'maker');
    const tab = await page.context().newPage();
    const opened: WebSocketRoute[] = [];
    const credentials: string[] = [];
    await tab.routeWebSocket(/\/v1\/graphql$/, (socket) => {
      opened.push(socket);
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const { type, payload } = JSON.parse(String(message)) as { type: string; payload?: { headers?: Headers } };
        if (type === 'connection_init') credentials.push(payload?.headers?.Authorization ?? '');
        server.send(message);
      });
    });

    await test.step('pages come and go on the same socket', async () => {
      await tab.goto('/dashboard');
      await tab.getByRole('link', { name: 'Payments', exact: true }).click();
      await expect(tab.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
      await setBanner('Maintenance on Sunday');
      await expect(tab.getByText('Maintenance on Sunday')).toBeVisible();
      expect(opened).toHaveLength(1);
    });

    await test.step('a broken socket is replaced', async () => {
      await opened[0]?.close({ code: 1012, reason: 'Service restart' });
      await expect.poll(() => credentials.length).toBe(2);
      await setBanner('Maintenance on Monday');
      await expect(tab.getByText('Maintenance on Monday')).toBeVisible();
      expect(credentials.every((credential) => /^Bearer \S+/.test(credential))).toBe(true);
    });
    expect(complaints).toEqual([]);
  },
);

interface Headers {
  readonly Authorization?: string;
}
