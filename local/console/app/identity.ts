import type { ConsoleSettings, SignedIn } from '../settings';
import type { SessionVariables } from '../model/filterClauses';
import type { Choice } from './choice';

const renewBeforeMs = 30_000;
const tokens = new Map<string, Promise<SignedIn>>();

/** A demo user's token, kept until shortly before it ends. @throws Error with the identity provider's own text */
export async function tokenOf(username: string): Promise<SignedIn> {
  const kept = await tokens.get(username)?.catch(() => undefined);
  if (kept && kept.expiresAt - renewBeforeMs > Date.now()) return kept;
  const asked = signIn(username);
  tokens.set(username, asked);
  return asked;
}

async function signIn(username: string): Promise<SignedIn> {
  const response = await fetch('/console/sign-in', { method: 'POST', body: JSON.stringify({ username }) });
  const body = (await response.json()) as SignedIn & { readonly message?: string };
  if (!response.ok) throw new Error(body.message ?? 'The sign-in failed.');
  return body;
}

/** The headers by which a request is asked as chosen. */
export async function headersOf(choice: Choice, settings: ConsoleSettings): Promise<Record<string, string>> {
  if (choice.as === 'secret') return secretHeaders(settings, choice.secretRole, variablesOf(choice));
  const { idToken, roles } = await tokenOf(choice.username);
  const role = roles.includes(choice.userRole) ? choice.userRole : (roles[0] ?? 'user');
  return { authorization: `Bearer ${idToken}`, 'x-hasura-role': role };
}

/** The headers by which a role is taken with the admin secret. */
export function secretHeaders(
  { adminSecret }: ConsoleSettings,
  role: string,
  variables: SessionVariables = {},
): Record<string, string> {
  return {
    'x-hasura-admin-secret': adminSecret,
    'x-hasura-role': role,
    ...(role === 'admin' ? {} : variables),
  };
}

/** The session variables of the chosen user, their names in lower case. */
export async function sessionOf(choice: Choice): Promise<SessionVariables> {
  return choice.as === 'secret' ? variablesOf(choice) : (await tokenOf(choice.username)).variables;
}

function variablesOf({ variables }: Choice): SessionVariables {
  const named = variables.filter(({ name }) => /^x-hasura-[\w-]+$/i.test(name));
  return Object.fromEntries(named.map(({ name, value }) => [name.toLowerCase(), value]));
}
