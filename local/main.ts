import { people, demoAuthenticatorSecret, demoPassword } from '../seeds/demo/people';
import { readOptions } from './options';
import { startStack } from './stack';

/** `npm start`: the whole portal, until Ctrl-C. */
async function main(): Promise<void> {
  const options = readOptions(process.env);
  const stack = await startStack(options, (step) => console.log(`Starting ${step} …`));
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    console.log('Stopping …');
    await stack.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  console.log(`Corridor is ready at ${stack.url}`);
  if (options.seed !== 'none') printSignInTable();
}

function printSignInTable(): void {
  const width = Math.max(...people.map(({ username }) => username.length));
  console.log(`\nPassword ${demoPassword} · code 123456 · authenticator secret ${demoAuthenticatorSecret}\n`);
  for (const person of people) {
    console.log(`  ${person.username.padEnd(width)}  ${describe(person)}`);
  }
}

function describe(person: (typeof people)[number]): string {
  const organisation = person.organisation === 'aldgate' ? 'Aldgate Trading' : 'Borealis Imports';
  const role = Object.values(person.seats)[0] ?? 'no account';
  const traits = [
    person.isSuperAdmin && 'super admin',
    person.canAdministerUsers && 'organisation admin',
    person.canManageFavourites && 'favourites admin',
    person.canManageNewAccount && 'new-account admin',
    person.canUseTransfers && 'transfers',
    person.mfa === 'authenticator' && 'authenticator app',
    person.mfa === 'none' && 'no second factor',
    !person.isEnabled && 'disabled',
    person.mustChangePassword && 'must choose a new password',
  ].filter(Boolean);
  return [organisation, role, ...traits].join(' · ');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
