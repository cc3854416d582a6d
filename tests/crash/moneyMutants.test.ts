import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { scenarios, type play, type Scenario } from './scenarios';

/** Code that was broken on purpose, or the database was, and the scenario that must notice. */
interface Mutant {
  readonly name: string;
  readonly noticedBy: Scenario;
  readonly file?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sql?: string;
}

const mutants: readonly Mutant[] = [
  {
    name: 'the unique index on the key is gone',
    noticedBy: 'one key is owed once',
    sql: 'alter table provider_intents drop constraint provider_intents_kind_key_key',
  },
  {
    name: 'nobody looks the key up before a repeat',
    noticedBy: 'an effect that came about is found, though it could not be sent any more',
    file: 'actions/intents/sender.ts',
    from: 'looksFirst(intent.attempts) ? await look(kind, client, intent) : undefined',
    to: 'undefined',
  },
  {
    name: 'a refused look-up refuses the payment',
    noticedBy: 'a look-up that is refused refuses nothing',
    file: 'actions/intents/sender.ts',
    from: 'failureOfLook(error.failure)',
    to: 'error.failure',
  },
  {
    name: 'a refusal is believed at once',
    noticedBy: 'a refusal is not believed while an earlier attempt may yet come to light',
    file: 'domain/intents/outcome.ts',
    from: 'attempts > 1 && quietMs < lateEffectMs',
    to: 'false',
  },
  {
    name: 'the lease keeps nobody off',
    noticedBy: 'what another sender holds is left alone',
    file: 'actions/intents/claim.ts',
    from: 'and (due.lease_until is null or due.lease_until <= :now)',
    to: '',
  },
  {
    name: 'a call may outlast its lease',
    noticedBy: 'a sender that slept through its lease calls nobody',
    file: 'actions/intents/sender.ts',
    from: 'if (!mayBeginCall(intent.leaseUntil, context.clock.now()))',
    to: 'if (false)',
  },
  {
    name: 'an old claim may record',
    noticedBy: 'a sender whose claim is overtaken records nothing',
    file: 'actions/intents/sender.ts',
    from: "where({ id: intent.id, fence: intent.fence, state: 'pending' })",
    to: "where({ id: intent.id, state: 'pending' })",
  },
  {
    name: 'the digest is not compared',
    noticedBy: 'what changed after it was released is not sent',
    file: 'actions/intents/transfer.ts',
    from: '|| contentDigest(content) !== intent.digest',
    to: '',
  },
  {
    name: 'quotes never expire',
    noticedBy: 'an expired quote is not taken up',
    file: 'domain/conversions/lastCheck.ts',
    from: 'now.getTime() < conversion.quoteExpiresAt.getTime()',
    to: 'true',
  },
  {
    name: 'the last reading to arrive is believed',
    noticedBy: 'an older reading changes nothing',
    file: 'actions/mirrors/mirror.ts',
    from: '.whereRaw(condition, bindings)',
    to: '',
  },
  {
    name: 'readings of the same second have no order',
    noticedBy: 'an older reading changes nothing',
    file: 'actions/mirrors/mirror.ts',
    from: 'if (!progress)',
    to: 'if (true)',
  },
];

const root = resolve(__dirname, '..', '..');

/** The scenarios over the code as it is, or with one place of it changed. */
async function scenariosWith({ file, from = '', to = '' }: Partial<Mutant>): Promise<typeof play> {
  const outfile = resolve(root, 'node_modules', '.cache', 'corridor', 'scenarios.cjs');
  const result = await build({
    entryPoints: [resolve(__dirname, 'scenarios.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    write: false,
    outfile,
    logLevel: 'silent',
    plugins: file ? [changing(resolve(root, file), from, to)] : [],
  });
  const code = result.outputFiles[0]?.text ?? '';
  const module = { exports: {} as { play: typeof play } };
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  return module.exports.play;
}

function changing(path: string, from: string, to: string): Plugin {
  return {
    name: 'changing',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, (args) => {
        if (args.path !== path) return undefined;
        const source = readFileSync(path, 'utf8');
        if (!source.includes(from)) throw new Error(`${path} does not say: ${from}`);
        return { contents: source.replace(from, () => to), loader: 'ts' };
      }),
  };
}

test.each(Object.keys(scenarios) as Scenario[])('%s', async (name) => {
  const play = await scenariosWith({});
  await play(name);
});

test.each(mutants)('broken on purpose, $name: noticed', async (mutant) => {
  const play = await scenariosWith(mutant);
  await expect(play(mutant.noticedBy, mutant.sql)).rejects.toThrow();
});
