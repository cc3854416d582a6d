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
