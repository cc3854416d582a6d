import type { RuntimeContext } from '../runtime/context';

/** Whether the identity provider knows the user as one who has not signed in yet. */
export async function isInvited({ identity }: RuntimeContext, userId: string): Promise<boolean> {
  const isKnown = await identity.administration.hasUser(userId);
  return isKnown && (await identity.readUser(userId)).isInvited;
}
