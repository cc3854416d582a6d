import { CognitoError, invalidParameter } from './cognitoError';

const rules: readonly (readonly [isKept: (password: string) => boolean, fault: string])[] = [
  [(password) => password.length >= 10, 'Password not long enough'],
  [(password) => password.length <= 256, 'Password too long'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /\d/.test(password), 'Password must have numeric characters'],
  [(password) => /[^A-Za-z0-9]/.test(password), 'Password must have symbol characters'],
];

/** The pool's policy, whatever a request brings as the password. @throws CognitoError InvalidPasswordException naming the first rule that is broken */
export function requireStrongPassword(password: unknown): asserts password is string {
  if (typeof password !== 'string') throw invalidParameter('A password is missing.');
  const broken = rules.find(([isKept]) => !isKept(password));
  if (broken) {
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`);
  }
}
