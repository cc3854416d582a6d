import { loadChanged, type Change } from '../support/changedBundle';
import { scenarios, type play, type Scenario } from './scenarios';

/** Code that was broken on purpose, or the database was, and the scenario that must notice. */
interface Mutant {
  readonly name: string;
  readonly noticedBy: Scenario;
  readonly change?: Change;
  readonly sql?: string;
}

const mutants: readonly Mutant[] = [
  {
    name: 'the unique index on the key is gone',
    noticedBy: 'a key has one intent',
    sql: 'alter table provider_intents drop constraint provider_intents_kind_key_key',
  },
  {
    name: 'the key is not looked up before a repeat',
    noticedBy: 'an effect at the provider is found even if the order may no longer be sent',
    change: {
      file: 'actions/intents/sender.ts',
      from: 'unresolvedMs === null ? undefined : await lookUp(calls)',
      to: 'undefined',
    },
  },
  {
    name: 'a rejected look-up rejects the payment',
    noticedBy: 'a rejected look-up does not reject the order',
    change: {
      file: 'actions/intents/sender.ts',
      from: 'failureOfLookup(error.failure)',
      to: 'error.failure',
    },
  },
  {
    name: 'a rejection is final at once',
    noticedBy: 'a rejection is not final while an earlier attempt may still take effect',
    change: {
      file: 'domain/intents/outcome.ts',
      from: 'unresolvedMs !== null && unresolvedMs < maxEffectDelayMs',
      to: 'false',
    },
  },
  {
    name: 'the lease does not stop other senders',
    noticedBy: 'a sender does not touch an intent that another one holds',
    change: {
      file: 'actions/intents/claim.ts',
      from: 'and (due.lease_until is null or due.lease_until <= :now)',
      to: '',
    },
  },
  {
    name: 'a call may outlast its lease',
    noticedBy: 'a sender that was paused beyond its lease makes no call',
    change: {
      file: 'actions/intents/sender.ts',
      from: 'if (!mayBeginCall(intent.leaseUntil, ports.clock.now()))',
      to: 'if (false)',
    },
  },
  {
    name: 'an old claim may record',
    noticedBy: 'a sender whose claim was taken over records nothing',
    change: {
      file: 'actions/intents/senderPorts.ts',
      from: "where({ id: intent.id, fence: intent.fence, state: 'pending' })",
      to: "where({ id: intent.id, state: 'pending' })",
    },
  },
  {
    name: 'the digest is not compared',
    noticedBy: 'content that changed after release is not sent',
    change: {
      file: 'actions/transfers/transferIntent.ts',
      from: '|| contentDigest(content) !== intent.digest',
      to: '',
    },
  },
  {
    name: 'quotes never expire',
    noticedBy: 'an expired quote is not used',
    change: {
      file: 'domain/conversions/lastCheck.ts',
      from: 'now.getTime() < conversion.quoteExpiresAt.getTime()',
      to: 'true',
    },
  },
  {
    name: 'the reading that arrives last wins',
    noticedBy: 'an older reading changes nothing',
    change: {
      file: 'actions/mirrors/mirror.ts',
      from: '.whereRaw(condition, bindings)',
      to: '',
    },
  },
  {
    name: 'readings of the same second have no order',
    noticedBy: 'an older reading changes nothing',
    change: {
      file: 'actions/mirrors/mirror.ts',
      from: 'if (!progress)',
      to: 'if (true)',
    },
  },
];

/** The scenarios over the code as it is, or with one place of it changed. */
async function scenariosWith(change?: Change): Promise<typeof play> {
  const loaded = await loadChanged<{ play: typeof play }>('tests/crash/scenarios.ts', change);
  return loaded.play;
}

test.each(Object.keys(scenarios) as Scenario[])('%s', async (name) => {
  const play = await scenariosWith();
  await play(name);
});

test.each(mutants)('broken on purpose, $name: noticed', async (mutant) => {
  const play = await scenariosWith(mutant.change);
  await expect(play(mutant.noticedBy, mutant.sql)).rejects.toThrow();
});
