/** As whom the console asks. Values that are not in use are kept for switching back. */
export interface Choice {
  readonly as: 'secret' | 'user';
  /** The role taken with the admin secret, and its session variables. */
  readonly secretRole: string;
  readonly variables: readonly SessionVariable[];
  readonly username: string;
  /** Empty: the token's default role. */
  readonly userRole: string;
}

export interface SessionVariable {
  readonly name: string;
  readonly value: string;
}

const key = 'corridor-console-choice';

/** The choice that this browser has made last, else admin. */
export function loadChoice(firstUser: string): Choice {
  const fallback: Choice = {
    as: 'secret',
    secretRole: 'admin',
    variables: [{ name: 'x-hasura-user-id', value: firstUser }],
    username: firstUser,
    userRole: '',
  };
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Choice>) };
  } catch {
    return fallback;
  }
}

export function saveChoice(choice: Choice): void {
  localStorage.setItem(key, JSON.stringify(choice));
}

/** The choice that an address of the tables names; what it does not name is as saved. */
export function choiceAt(address: URLSearchParams, saved: Choice): Choice {
  const username = address.get('user');
  const role = address.get('role');
  if (username) return { ...saved, as: 'user', username, userRole: role ?? '' };
  return role ? { ...saved, as: 'secret', secretRole: role } : saved;
}

/** Writes a choice into an address of the tables. Session variables are kept by the browser only. */
export function writeChoice(choice: Choice, address: URLSearchParams): void {
  if (choice.as === 'user') address.set('user', choice.username);
  const role = choice.as === 'user' ? choice.userRole : choice.secretRole;
  if (role) address.set('role', role);
}
