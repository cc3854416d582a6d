import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { checkAllowed, type AllowList } from '../../../hasura/engine/plan/allowList';

type Entry = [form: string, scopes: (string[] | null)[]];

const entries = JSON.parse(readFileSync(process.env.ALLOW_LIST ?? '', 'utf8')) as Entry[];
const allowed: AllowList = new Map(
  entries.map(([form, scopes]) => [form, scopes.map((roles) => (roles ? { roles: new Set(roles) } : {}))]),
);

/** The documents that were looked up, as the client printed them: most are sent by many tests. */
const isAllowed = new Map<string, boolean>();

function isOnTheList(query: string): boolean {
  try {
    checkAllowed(allowed, 'user', parse(query));
    return true;
  } catch {
    return false;
  }
}

/** Fails the test if a document, as the client prints it, is not on the allow-list: production rejects it. */
export function expectOnTheList(query: string): void {
  if (!isAllowed.has(query)) isAllowed.set(query, isOnTheList(query));
  if (!isAllowed.get(query)) console.error(`Not on the allow-list, run "npm run generate":\n${query}`);
}
