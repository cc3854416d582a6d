import { people, demoAuthenticatorSecret, demoPassword } from '../../seeds/demo/people';
import { readOptions } from './options';
import { startStack } from './startStack';

/** `npm start`: the whole portal, until Ctrl-C or until a part has ended too often. */
async function main(): Promise<void> {
  const options = readOptions(process.env, process.argv.slice(2));
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopping.abort());
  const stack = await startStack(options, (line) => console.log(line), stopping.signal);
  const stop = async (exitCode: number): Promise<void> => {
    console.log('Stopping …');
    await stack.stop();
    process.exit(exitCode);
  };
  stopping.signal.addEventListener('abort', () => void stop(0));
  void stack.failed.then((reason) => {
    console.error(reason);
    return stop(1);
  });
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
