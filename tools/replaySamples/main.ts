import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentedEndpoint } from './documented';
import { replaySample, type Replay } from './replay';
import { startSampleServer } from './sampleServer';

/**
 * `npm run replay-samples -- <folder>`: reads recorded answers of the provider with the portal's client, and compares the
 * client's calls with the provider's reference. Fails when an answer cannot be read, an error loses its codes, or a
 * sample is neither read by a function nor listed as unread.
 */
async function main(folder: string | undefined): Promise<number> {
  if (!folder) throw new Error('Name the folder: npm run replay-samples -- <folder>');
  const samples = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  const reference = readFileSync(join(folder, '_endpoints-and-models.json'), 'utf8');
  const server = await startSampleServer((JSON.parse(reference) as { endpoints: DocumentedEndpoint[] }).endpoints);
  const replays: Replay[] = [];
  try {
    for (const sample of samples) replays.push(await replaySample(folder, sample, server));
  } finally {
    await server.stop();
  }
  return print(replays);
}

function print(replays: readonly Replay[]): number {
  const width = (column: 'sample' | 'call') => Math.max(...replays.map((replay) => replay[column].length));
  for (const { sample, call, outcome, isGood } of replays) {
    console.log(`${isGood ? ' ' : '✗'} ${sample.padEnd(width('sample'))}  ${call.padEnd(width('call'))}  ${outcome}`);
  }
  const bad = replays.filter(({ isGood }) => !isGood).length;
  const passed = replays.filter(({ call }) => call === '–').length;
  console.log(`\n${replays.length} samples: ${replays.length - bad - passed} read, ${passed} no call, ${bad} failed`);
  return bad === 0 ? 0 : 1;
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
