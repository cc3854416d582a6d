import { queryAttacks } from '../abuse/queries';
import { requestAttacks } from '../abuse/requests';
import { slowAttacks } from '../abuse/slowRequests';
import type { Target } from '../abuse/support/target';

/** `strike.ts <attack> <target as JSON>`: strikes at the attack's width until it is killed, in a process of its own. */
async function main(): Promise<void> {
  const [name, target = ''] = process.argv.slice(2);
  const attack = [...queryAttacks, ...requestAttacks, ...slowAttacks].find((one) => one.name === name);
  if (!attack) throw new Error(`No such attack: ${name}`);
  const lane = async (): Promise<void> => {
    for (;;) await attack.strike(JSON.parse(target) as Target);
  };
  console.log('striking');
  await Promise.all(Array.from({ length: attack.width }, lane));
}

void main();
