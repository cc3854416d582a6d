import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { hashOfKey, secondFactorDigest } from '../../../actions/database/apiKeys';
import { stackUrl, tokenOf } from '../../support/stack';
import { stackContext } from '../../support/users';
import type { World } from './worlds';

/** Somebody of the demo with a role of theirs. */
export interface Caller {
  readonly username: string;
  readonly role: 'admin' | 'org_admin' | 'user' | 'user_without_mfa';
  readonly world: World;
  /** Whether an API key calls in their place. */
  readonly isKey?: boolean;
}

const people: Readonly<Record<World, Readonly<Record<string, readonly Caller['role'][]>>>> = {
  aldgate: {
    maker: ['user'],
    approver: ['user'],
    approver2: ['user'],
    viewer: ['user'],
    noaccount: ['user'],
    newpassword: ['user'],
    treasurer: ['user', 'org_admin'],
    orgadmin: ['user', 'org_admin'],
    favadmin: ['user', 'org_admin'],
    newaccounts: ['user', 'org_admin'],
    superadmin: ['user', 'admin'],
    superadmin2: ['user', 'admin'],
    nomfa: ['user_without_mfa'],
  },
  borealis: {
    borealis: ['user'],
    borealisadmin: ['user', 'org_admin'],
  },
};

const isWorld = (name: string): name is World => name in people;

/** Everybody of the demo who can sign in, with each role of their token, and an API key. */
export const callers: readonly Caller[] = [
  ...Object.keys(people)
    .filter(isWorld)
    .flatMap((world) =>
      Object.entries(people[world]).flatMap(([username, roles]) => roles.map((role) => ({ username, role, world }))),
    ),
  { username: 'maker', role: 'user', world: 'aldgate', isKey: true },
];

export const nameOf = ({ username, role, isKey }: Caller) => `${username} as ${role}${isKey ? ' by an API key' : ''}`;

/** The token that a caller sends. */
export const credentialOf = (database: Knex, caller: Caller): Promise<string> =>
  caller.isKey ? tokenOfKey(database, caller.username) : tokenOf(caller.username);

/** Gives a user a key and exchanges it. */
async function tokenOfKey(database: Knex, user_id: string): Promise<string> {
  const context = stackContext();
  const [id, text] = [randomUUID(), `ck_${randomBytes(32).toString('base64url')}`];
  const second_factor = secondFactorDigest(await context.identity.readUser(user_id));
  await context.database.destroy();
  await database('users').where({ id: user_id }).update({ is_api_key_access_enabled: true });
  await database('api_keys').insert({ id, user_id, name: 'Matrix', createdById: user_id, second_factor });
  await database('vault.api_key_hashes').insert({ api_key_id: id, hash: hashOfKey(text) });
  const response = await fetch(`${stackUrl()}/api-keys/token`, { method: 'POST', headers: { 'x-api-key': text } });
  return ((await response.json()) as { token: string }).token;
}

/** Takes the keys of these tests away. */
export async function removeKeys(database: Knex): Promise<void> {
  const keys = database('api_keys').where({ name: 'Matrix' });
  await database('api_key_networks').whereIn('api_key_id', keys.clone().select('id')).delete();
  await database('vault.api_key_hashes').whereIn('api_key_id', keys.clone().select('id')).delete();
  await keys.delete();
  await database('users').where({ id: 'maker' }).update({ is_api_key_access_enabled: false });
  await database('notices').where({ kind: 'access_changed' }).delete();
}
