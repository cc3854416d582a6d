import { RuleError } from '../../domain/errors';
import { productionDecisions, type Decisions } from './decisions';
import type { Fault } from './faults';
import { Auditor } from './invariants';
import { moveWhatIsDue } from './lifeCycle';
import { removePayment } from './payments';
import { deeds, tamper } from './people';
import { providerAccount } from './provider';
import { followPush, sync } from './readings';
import { sendAll } from './sending';
import { currencies, World } from './world';

export interface Options {
  readonly seed: number;
  readonly days: number;
  readonly decisions?: Decisions;
}

/** The result of one seed. */
export interface Report {
  readonly seed: number;
  readonly steps: number;
  readonly sends: number;
  readonly faults: ReadonlyMap<Fault, number>;
  /** The invariant that failed, with the step and what happened before it. */
  readonly failure?: string;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const spellsPerDay = 5;
const daysToRest = 12;

/** Simulates a number of days from a seed, then lets everything finish. The same seed gives the same steps. */
export async function simulate({ seed, days, decisions = productionDecisions }: Options): Promise<Report> {
  const simulation = new Simulation(new World(seed, decisions, push));
  try {
    for (let day = 0; day < days; day += 1) await simulation.liveDay();
    await simulation.comeToRest();
    return { seed, ...simulation.figures() };
  } catch (error) {
    const where = `seed ${seed}, day ${simulation.day}, step ${simulation.steps}: ${String(error)}`;
    return { seed, ...simulation.figures(), failure: [where, ...simulation.world.notes].join('\n  ') };
  }
}

/** The provider pushes a change. The push may be lost, doubled or late. */
function push(world: World, kind: Parameters<typeof followPush>[1], id: string): void {
  if (kind === 'balance' || world.faults.happens('a push is dropped')) return;
  const copies = world.faults.happens('a push is doubled') ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    const isLate = world.faults.happens('a push is late');
    const wakesAt = world.now + world.dice.between(100, isLate ? 240_000 : 3_000);
    world.processes.start(`a push about ${id}`, followPush(world, kind, id), wakesAt);
  }
}

/** Steps through days: a few busy periods in each, in which many processes run at once. */
class Simulation {
  day = 0;
  steps = 0;
  private readonly auditor: Auditor;

  constructor(readonly world: World) {
    this.auditor = new Auditor(world);
    world.refreshRates();
  }

  figures() {
    return { steps: this.steps, sends: this.auditor.sends, faults: this.world.faults.counts };
  }

  async liveDay(): Promise<void> {
    const { world } = this;
    this.day += 1;
    const ends = world.now + dayMs;
    while (world.now < ends) {
      await this.liveSpell(world.dice.between(4, 12));
      world.now += world.dice.between(1, (2 * 24) / spellsPerDay) * hourMs;
      if (world.faults.happens('the clock jumps a day')) world.now += dayMs;
    }
    if (this.day % 7 === 0) this.auditor.checkBooks();
  }

  /** Ends the faults, finishes every process and gives the provider time to complete what is due. */
  async comeToRest(): Promise<void> {
    const { world } = this;
    world.faults.cease();
    for (let day = 0; day < daysToRest; day += 1) {
      this.day += 1;
      for (const accountId of world.organisations.flatMap(({ accounts }) => accounts)) {
        for (const currency of currencies) world.provider.receive(providerAccount(accountId), currency, '100000.00');
      }
      this.finishPayments();
      for (const chore of ['send', 'tick', 'sync'] as const) {
        this.begin(chore);
        await this.drain();
      }
      world.now += dayMs;
    }
    for (let runs = 0; runs < 2; runs += 1) {
      world.now += 60_000;
      this.begin('sync');
      await this.drain();
    }
    this.auditor.checkBooks();
    this.auditor.checkRest();
  }

  /** What still waits for somebody is deleted. */
  private finishPayments(): void {
    for (const payment of this.world.books.all('payments', ({ status }) => status === 'awaiting_authorisation')) {
      removePayment(this.world, payment);
    }
  }

  private async liveSpell(happenings: number): Promise<void> {
    let left = happenings;
    while (left > 0 || this.world.processes.count > 0) {
      const isQuiet = this.world.processes.count === 0;
      if (left > 0 && (isQuiet || this.world.dice.chance(0.2))) {
        left -= 1;
        await this.step(() => this.happen());
      } else {
        await this.step(() => this.goOn());
      }
    }
  }

  private async drain(): Promise<void> {
    while (this.world.processes.count > 0) await this.step(() => this.goOn());
  }

  /** One step, after which everything must hold. */
  private async step(act: () => string | Promise<string>): Promise<void> {
    this.steps += 1;
    this.world.note(await act());
    this.auditor.checkStep();
  }

  private async goOn(): Promise<string> {
    const { world } = this;
    const turn = await world.processes.turn(world.now);
    if (turn) return turn;
    world.now = Math.max(world.now, world.processes.nextWake() ?? world.now) + world.dice.between(0, 2_000);
    return world.dice.chance(0.3) ? this.begin('send') : 'time passes';
  }

  /** Somebody does something, or something is due. */
  private happen(): string {
    const { world } = this;
    tamper(world);
    const chore = world.dice.weighted({ nothing: 8, send: 5, sync: 2, tick: 4, rates: 1, funds: 1 });
    if (chore !== 'nothing') return this.begin(chore);
    const weights = Object.fromEntries(Object.entries(deeds).map(([name, { weight }]) => [name, weight]));
    const name = world.dice.weighted(weights);
    try {
      deeds[name]?.act(world);
      return `somebody ${name}`;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return `somebody ${name}: ${error.code}`;
    }
  }

  private begin(chore: 'send' | 'sync' | 'tick' | 'rates' | 'funds'): string {
    const { world } = this;
    const name = world.newId(chore);
    if (chore === 'send') world.processes.start(name, sendAll(world));
    if (chore === 'sync' && !world.faults.happens('a sync run is missed')) world.processes.start(name, sync(world));
    if (chore === 'tick') moveWhatIsDue(world.provider, world.dice.chance);
    if (chore === 'rates') world.refreshRates();
    if (chore === 'funds') this.receiveFunds();
    return `${name} begins`;
  }

  private receiveFunds(): void {
    const { dice, provider, seats } = this.world;
    const amount = `${dice.between(100, 20_000)}.00`;
    provider.receive(providerAccount(dice.pick(seats).accountId), dice.pick(currencies), amount);
  }
}
