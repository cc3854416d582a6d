import { randomUUID } from 'node:crypto';
import { CognitoError, invalidParameter } from '../cognitoError';
import { requireStrongPassword } from '../passwordPolicy';
import { changeUser, deliver, requireUser, type UserPool } from '../pool';
import { recordPasswordChange } from '../recordPasswordChange';
import { makeVerifier } from '../srp';
import type { PoolUser } from '../store';
import { applyMfaPreference, sendPasswordCode } from './selfServiceTargets';
import {
  adminView,
  attributeList,
  fromAttributeList,
  mergeAttributes,
  mfaSettings,
  requireText,
  type Attribute,
} from './wire';

interface OfUser {
  readonly Username: string;
}

interface CreateUserInput extends OfUser {
  readonly TemporaryPassword?: string;
  readonly UserAttributes?: Attribute[];
  readonly MessageAction?: 'SUPPRESS' | 'RESEND';
}

/** AdminCreateUser: the first password is temporary and goes out by e-mail. RESEND replaces it while it is the only one. */
export async function adminCreateUser(pool: UserPool, input: CreateUserInput) {
  requireText(input.Username, 'Username');
  const password = input.TemporaryPassword ?? `Aa1!${randomUUID()}`;
  requireStrongPassword(password);
  if (input.MessageAction === 'RESEND') return resendInvitation(pool, input.Username, password);
  const user: PoolUser = {
    ...blankUser(pool, input.Username),
    status: 'FORCE_CHANGE_PASSWORD',
    password: makeVerifier(pool.poolName, input.Username, password),
    attributes: fromAttributeList(input.UserAttributes),
  };
  if (!(await pool.store.add('user', user.username, user))) {
    throw new CognitoError('UsernameExistsException', 'User account already exists');
  }
  if (input.MessageAction !== 'SUPPRESS') await mailPassword(pool, user, password);
  return { User: { ...adminView(user), Attributes: attributeList(user) } };
}

async function resendInvitation(pool: UserPool, username: string, password: string) {
  const user = await requireUser(pool, username);
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    const text = `Resend not possible. ${username} status is not FORCE_CHANGE_PASSWORD`;
    throw new CognitoError('UnsupportedUserStateException', text);
  }
  await changeUser(pool, user, { password: makeVerifier(pool.poolName, username, password) });
  await mailPassword(pool, user, password);
  return { User: { ...adminView(user), Attributes: attributeList(user) } };
}

async function mailPassword(pool: UserPool, { username, attributes }: PoolUser, password: string): Promise<void> {
  if (!attributes.email) return;
  const text = `Your username is ${username} and temporary password is ${password}`;
  await deliver(pool, { medium: 'EMAIL', to: attributes.email, text });
}

/** A user with nothing set up. */
export function blankUser(pool: UserPool, username: string): PoolUser {
  return {
    username,
    sub: randomUUID(),
    status: 'CONFIRMED',
    isEnabled: true,
    password: null,
    attributes: {},
    groups: [],
    mfa: { sms: false, authenticator: false },
    authenticatorSecret: null,
    offeredSecret: null,
    signedOutAt: 0,
    createdAt: pool.now(),
  };
}

/** AdminGetUser. */
export async function adminGetUser(pool: UserPool, input: OfUser) {
  const user = await requireUser(pool, input.Username);
  return { ...adminView(user), UserAttributes: attributeList(user), ...mfaSettings(user) };
}

/** AdminDeleteUser. */
export async function adminDeleteUser(pool: UserPool, input: OfUser) {
  const user = await requireUser(pool, input.Username);
  await pool.store.remove('user', user.username);
  return {};
}

/** AdminDisableUser and AdminEnableUser: being enabled again does not bring old sign-ins back. */
export const adminDisableUser = (pool: UserPool, input: OfUser) =>
  change(pool, input, () => ({ isEnabled: false, signedOutAt: pool.now() }));
export const adminEnableUser = (pool: UserPool, input: OfUser) => change(pool, input, () => ({ isEnabled: true }));

/** AdminUserGlobalSignOut. */
export const adminUserGlobalSignOut = (pool: UserPool, input: OfUser) =>
  change(pool, input, () => ({ signedOutAt: pool.now() }));

/** AdminSetUserPassword: sessions go on, as in the service, until the recorded call ends them. */
export async function adminSetUserPassword(pool: UserPool, input: OfUser & { Password: string; Permanent?: boolean }) {
  requireStrongPassword(input.Password);
  const user = await requireUser(pool, input.Username);
  await pool.store.remove('attempts', user.username);
  await changeUser(pool, user, {
    status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
    password: makeVerifier(pool.poolName, user.username, input.Password),
  });
  await recordPasswordChange(pool, user, 'AdminSetUserPassword');
  return {};
}

/** AdminResetUserPassword: the old password no longer counts; a code goes out. Refused while the temporary password is the only one. */
export async function adminResetUserPassword(pool: UserPool, input: OfUser) {
  const user = await requireUser(pool, input.Username);
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    throw new CognitoError('NotAuthorizedException', 'User password cannot be reset in the current state.');
  }
  await sendPasswordCode(pool, user);
  await changeUser(pool, user, { status: 'RESET_REQUIRED' });
  return {};
}

/** AdminSetUserMFAPreference. */
export async function adminSetUserMfaPreference(
  pool: UserPool,
  input: OfUser & Parameters<typeof applyMfaPreference>[2],
) {
  return applyMfaPreference(pool, await requireUser(pool, input.Username), input);
}

/** AdminUpdateUserAttributes: an attribute that is given empty is removed. */
export const adminUpdateUserAttributes = (pool: UserPool, input: OfUser & { UserAttributes: Attribute[] }) =>
  change(pool, input, (user) => ({
    attributes: mergeAttributes(user.attributes, fromAttributeList(input.UserAttributes)),
  }));

/** AdminAddUserToGroup and AdminRemoveUserFromGroup. */
export const adminAddUserToGroup = (pool: UserPool, input: OfUser & { GroupName: string }) =>
  change(pool, input, (user) => ({ groups: [...new Set([...user.groups, input.GroupName])] }));
export const adminRemoveUserFromGroup = (pool: UserPool, input: OfUser & { GroupName: string }) =>
  change(pool, input, (user) => ({ groups: user.groups.filter((name) => name !== input.GroupName) }));

/** AdminListGroupsForUser. */
export async function adminListGroupsForUser(pool: UserPool, input: OfUser) {
  const user = await requireUser(pool, input.Username);
  return { Groups: user.groups.map((GroupName) => ({ GroupName, UserPoolId: pool.userPoolId })) };
}

/** ListUsersInGroup: the users of the group among the pool's first thousand. */
export async function listUsersInGroup(pool: UserPool, input: { GroupName: string; Limit?: number }) {
  const users = await pool.store.list<PoolUser>('user', 1000);
  const members = users.filter(({ groups }) => groups.includes(input.GroupName));
  return { Users: members.slice(0, input.Limit ?? 60).map(adminView) };
}

/** ListUsers: up to sixty, or the one with a subject. @throws CognitoError for another filter, which the emulator would otherwise ignore */
export async function listUsers(pool: UserPool, input: { Limit?: number; Filter?: string }) {
  const sub = /^sub = "([^"]*)"$/.exec(input.Filter ?? '')?.[1];
  if (input.Filter && sub === undefined) throw invalidParameter('The emulator filters users by their subject alone.');
  const limit = Math.min(input.Limit ?? 60, 60);
  const users = await (sub === undefined
    ? pool.store.list<PoolUser>('user', limit)
    : pool.store.listWith<PoolUser>('user', { sub }, limit));
  return { Users: users.map((user) => ({ ...adminView(user), Attributes: attributeList(user) })) };
}

async function change(pool: UserPool, input: OfUser, replace: (user: PoolUser) => Partial<PoolUser>) {
  const user = await requireUser(pool, input.Username);
  await changeUser(pool, user, replace(user));
  return {};
}
