import { waitFor } from '@testing-library/react';
import type { Client } from 'urql';
import { lastActivity } from '../../../frontend/src/app/session/lastActivity';
import { recordSignOut } from '../../../frontend/src/app/session/recordSignOut';
import { fakeIdentity, maker } from '../support/fakeIdentity';

const ending = { status: 'ending', session: maker, endReason: 'loggedOut' } as unknown as Parameters<
  typeof recordSignOut
>[2];

/** A client that answers when it is told to. */
function heldClient() {
  const answers: ((given: object) => void)[] = [];
  const answered = new Promise<object>((resolve) => answers.push(resolve));
  const mutation = jest.fn(() => ({ toPromise: () => answered }));
  return { client: { mutation } as unknown as Client, mutation, answer: () => answers[0]?.({}) };
}

test('the session ends once its end is recorded, and its removal tells the other tabs', async () => {
  lastActivity.write(1);
  const identity = fakeIdentity(maker);
  const { client, mutation, answer } = heldClient();
  const ended = recordSignOut(client, identity, ending, '/dashboard');
  await waitFor(() => expect(mutation).toHaveBeenCalledTimes(1));
  expect(identity.signOut).not.toHaveBeenCalled();
  expect(lastActivity.read()).toBe(1);
  answer();
  await ended;
  expect(identity.signOut).toHaveBeenCalledTimes(1);
  expect(lastActivity.read()).toBeUndefined();
});

test('a tab that finds the session ended drops its copy and records nothing', async () => {
  lastActivity.remove();
  const identity = fakeIdentity(maker);
  const { client, mutation } = heldClient();
  await recordSignOut(client, identity, ending, '/dashboard');
  expect(identity.forget).toHaveBeenCalledTimes(1);
  expect([mutation.mock.calls, identity.signOut.mock.calls]).toEqual([[], []]);
});
