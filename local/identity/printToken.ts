import { hasuraClaims } from './hasuraClaims';
import { signInDemoUser } from './signInDemoUser';

const usage = 'Usage: npm run token -- <username> [role]';

/** `npm run token -- <username> [role]`: prints the id token of a demo user of the running stack. */
async function main([username, role, ...rest]: readonly string[]): Promise<void> {
  if (!username || rest.length > 0) throw new Error(usage);
  const { idToken } = await signInDemoUser(`http://localhost:${process.env.PORT || '3000'}`, username);
  if (role) requireAllowedRole(idToken, role);
  console.log(idToken);
}

function requireAllowedRole(idToken: string, role: string): void {
  const allowed = hasuraClaims(idToken).roles;
  if (!allowed.includes(role)) throw new Error(`The role ${role} is not among those allowed: ${allowed.join(', ')}.`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
