import { decodeJwt } from 'jose';
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
  const allowed = allowedRoles(idToken);
  if (!allowed.includes(role)) throw new Error(`The role ${role} is not among those allowed: ${allowed.join(', ')}.`);
}

function allowedRoles(idToken: string): readonly string[] {
  const claims = decodeJwt(idToken)['https://hasura.io/jwt/claims'];
  const { 'x-hasura-allowed-roles': roles } = JSON.parse(String(claims)) as { 'x-hasura-allowed-roles': string[] };
  return roles;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
