import Big from 'big.js';
import type { PaymentContent } from '../../domain/payments/content';
import { Books, type Rule, type Slice } from './books';
import type { Decisions } from './decisions';
import { diceOf, type Dice } from './dice';
import { Faults } from './faults';
import type { Organisation, Seat } from './parties';
import { Processes, type Process } from './processes';
import { callError, Provider, providerAccount, type Kind } from './provider';
import { ApprovalRecord } from './approvalRecord';

export const currencies = ['GBP', 'EUR', 'USD'] as const;
const midMarket = { GBP: '1', EUR: '0.86', USD: '0.75' } as const;
const start = Date.parse('2027-03-01T08:00:00Z');
const notesKept = 40;
const maxLagMs = 60_000;

/** The whole state: our books, the provider's, the people, the clock and the faults. One seed determines all of it. */
export class World {
  now = start;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly processes: Processes;
  readonly books = new Books();
  readonly provider: Provider;
  readonly approvals = new ApprovalRecord();
  readonly organisations: readonly Organisation[];
  readonly seats: readonly Seat[];
  /** What happened last, for people. */
  readonly notes: string[] = [];
  private lastId = 0;

  constructor(
    seed: number,
    readonly decide: Decisions,
    onChange: (world: World, kind: Kind, id: string) => void,
  ) {
    this.dice = diceOf(seed);
    this.faults = new Faults(this.dice);
    this.processes = new Processes(this.dice, this.faults);
    const notify = (kind: Kind, id: string) => onChange(this, kind, id);
    const lagMs = () => (this.faults.happens('the search is behind') ? this.dice.between(1_000, maxLagMs) : 0);
    this.provider = new Provider(() => this.now, this.dice.chance(0.5), lagMs, notify);
    this.organisations = ['aldgate', 'bishopsgate'].map((id, at) => ({
      id,
      authorisationCurrency: at === 0 ? 'GBP' : 'EUR',
      accounts: [`${id}-payroll`, `${id}-trading`],
    }));
    this.seats = this.organisations.flatMap((organisation) => this.seatsOf(organisation));
    this.organisations.forEach((organisation) => this.furnish(organisation));
  }

  get date(): Date {
    return new Date(this.now);
  }

  newId(of: string): string {
    return `${of} ${(this.lastId += 1)}`;
  }

  note(text: string): void {
    this.notes.push(`${this.date.toISOString()}  ${text}`);
    if (this.notes.length > notesKept) this.notes.shift();
  }

  organisationOf(accountId: string): Organisation {
    return this.organisations.find(({ accounts }) => accounts.includes(accountId)) as Organisation;
  }

  seat(userId: string, accountId: string): Seat | undefined {
    return this.seats.find((seat) => seat.userId === userId && seat.accountId === accountId);
  }

  /** Calls the provider; others act while the caller waits. @throws ProviderError */
  *call<T>(work: () => T): Process<T> {
    const { effectAfterMs, answerAfterMs, failure } = this.faults.fate();
    let answer: { value: T } | { error: unknown } | undefined;
    if (effectAfterMs !== undefined) {
      const effect = () => (answer = capture(work));
      this.processes.expect('what the provider was asked for', this.now + effectAfterMs, effect);
    }
    yield answerAfterMs;
    if (failure) throw callError(failure);
    while (!answer) yield 0;
    if ('error' in answer) throw answer.error;
    return answer.value;
  }

  /** Stores new mid-market rates, as far as they come. */
  refreshRates(): void {
    if (this.faults.happens('the rates are not refreshed')) return;
    for (const from of currencies) {
      for (const to of currencies) {
        if (from === to || this.faults.happens('a rate is not refreshed')) continue;
        const drift = new Big(this.dice.between(970, 1030)).div(1000);
        const midMarketRate = new Big(midMarket[from]).div(midMarket[to]).times(drift).toFixed(8);
        this.books.put('rates', { id: from + to, midMarketRate, updatedAt: this.date });
      }
    }
  }

  private seatsOf({ id: organisationId, accounts }: Organisation): Seat[] {
    const people = [
      [`${organisationId} maker`, 'maker'],
      [`${organisationId} approver`, 'approver'],
      [`${organisationId} second approver`, 'approver'],
      [`${organisationId} director`, 'director'],
      // Somebody with seats in both organisations.
      ['orla', organisationId === 'aldgate' ? 'maker' : 'approver'],
    ] as const;
    return accounts.flatMap((accountId) =>
      people.map(([userId, roleId]) => {
        const upperLimit = this.dice.pick([null, null, '20000.00', '3000.00']);
        return { userId, accountId, organisationId, roleId, upperLimit };
      }),
    );
  }

  private furnish(organisation: Organisation): void {
    this.addRules(organisation.id);
    for (const accountId of organisation.accounts) {
      for (const currency of currencies) {
        this.addSlice(this.newId('payee'), accountId, currency);
        this.provider.receive(providerAccount(accountId), currency, '20000.00');
      }
    }
  }

  /** Rules as a new administrator would make them; those there were are archived. */
  addRules(organisationId: string): void {
    const { dice, books } = this;
    for (const { id } of books.all('rules', (rule) => rule.organisationId === organisationId && !rule.isArchived)) {
      books.change('rules', id, { isArchived: true });
    }
    for (const threshold of [dice.pick([0, 100, 1000]), 5000]) {
      const rule: Rule = {
        id: this.newId('rule'),
        organisationId,
        threshold,
        isArchived: false,
        canAuthoriseOwnPayments: dice.chance(0.3),
        creatorCanSatisfyRule: dice.chance(0.3),
        roles: [
          { roleId: 'approver', numberRequired: dice.between(1, 2) },
          ...(threshold === 5000 && dice.chance(0.5) ? [{ roleId: 'director', numberRequired: 1 }] : []),
        ],
      };
      books.put('rules', rule);
    }
  }

  /** A new version of a payee's details, which takes the place of the one there was. */
  addSlice(beneficiaryId: string, accountId: string, currency: string): Slice {
    for (const { id } of this.books.all('slices', (one) => one.beneficiaryId === beneficiaryId && one.isCurrent)) {
      this.books.change('slices', id, { isCurrent: false });
    }
    const id = this.newId('slice');
    const bank: PaymentContent['bank'] = {
      accountNumber: id,
      iban: null,
      bicSwift: null,
      routingCodeValue1: null,
      routingCodeValue2: null,
      bankCountry: 'GB',
      bankAccountHolderName: beneficiaryId,
    };
    const providerBeneficiaryId = `payee of ${id} at the provider`;
    const slice = { id, beneficiaryId, accountId, currency, isCurrent: true, providerBeneficiaryId, bank };
    this.books.put('slices', slice);
    return slice;
  }
}

function capture<T>(work: () => T): { value: T } | { error: unknown } {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}
