import { readOptions } from './options';
import { storedSecrets } from './secrets';

/** `npm run secret`: prints the admin secret that a stack with `HOST` made for its data directory. */
function main(): void {
  const { dataDir } = readOptions(process.env, []);
  const { adminSecret } = storedSecrets(dataDir);
  if (adminSecret === undefined) {
    throw new Error(`${dataDir} has no admin secret: the stack was not started with HOST on it.`);
  }
  console.log(adminSecret);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
