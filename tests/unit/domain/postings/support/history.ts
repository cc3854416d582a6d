import Big from 'big.js';
import { chargeTypes } from '../../../../../domain/charges/chargeTypes';
import { takeCharge } from '../../../../../domain/charges/taking';
import { convertExactly, roundAmount } from '../../../../../domain/money/amount';
import { exchangeRate } from '../../../../../domain/rates/exchangeRate';
import { postingsOf, type Posting } from '../../../../../domain/postings/template';
import { chargeTemplates, safeguardingTemplate } from '../../../../../domain/postings/templates';
import { suggestedTransfer } from '../../../../../domain/safeguarding/position';
import { diceOf, type Dice } from '../../../../simulation/dice';

export const clients = ['client A', 'client B', 'client C'];
export const control = 'the control account';
export const collector = 'the fee-collection account';
export const currencies = ['GBP', 'EUR', 'USD'] as const;
type Currency = (typeof currencies)[number];

const now = new Date('2026-11-25T09:00:00Z');
const updatedAt = new Date('2026-11-25T08:00:00Z');

/** A transfer that was decided and not concluded yet. */
interface Pending {
  readonly isAway: boolean;
  readonly account: string;
  readonly postings: readonly Posting[];
}

/**
 * A random history of three clients, their fees and their safeguarding: money comes in and goes out, is converted, charged and moved to and from the
 * control account. `domain/` makes each decision; transfers end later and in any order, or fail. Balances are kept from the postings in
 * minor units.
 */
export class History {
  readonly postings: Posting[] = [];
  /** What came in from outside less what went out, in minor units by currency. */
  readonly outside = new Map<string, number>();
  private readonly balances = new Map<string, number>();
  private readonly safeguarded = new Map<string, number>();
  private pending: Pending[] = [];
  private readonly dice: Dice;
  private readonly rates;

  constructor(seed: number) {
    this.dice = diceOf(seed);
    const rate = () => ({ midMarketRate: (0.5 + this.dice.random()).toFixed(4), updatedAt });
    this.rates = new Map(['EURGBP', 'EURUSD', 'GBPUSD'].map((pair) => [pair, rate()] as const));
  }

  /** Takes one step of the history. */
  step(): void {
    const weights = { receive: 3, pay: 2, convert: 2, charge: 3, safeguard: 8, conclude: 9 };
    this[this.dice.weighted(weights)]();
  }

  balance(account: string, currency: string): number {
    return this.balances.get(`${account} ${currency}`) ?? 0;
  }

  /** What stands on the control account for a client. */
  safeguardedFor(account: string, currency: string): number {
    return this.safeguarded.get(`${account} ${currency}`) ?? 0;
  }

  private receive(): void {
    const [account, currency] = [this.dice.pick(clients), this.dice.pick(currencies)];
    this.crossBorder(account, currency, this.dice.between(1, 10_000_000));
  }

  private pay(): void {
    const [account, currency] = [this.dice.pick(clients), this.dice.pick(currencies)];
    this.crossBorder(account, currency, -Math.floor(this.spendable(account, currency) * this.dice.random()));
  }

  /** Sells a part of a balance to the market. */
  private convert(): void {
    const [account, from, to] = [this.dice.pick(clients), this.dice.pick(currencies), this.dice.pick(currencies)];
    const rate = from === to ? 'missing' : exchangeRate(from, to, this.rates, now);
    if (typeof rate === 'string') return;
    const sold = Math.floor(this.spendable(account, from) * this.dice.random());
    const bought = minor(roundAmount(convertExactly(major(sold), rate.midMarketRate), to));
    this.crossBorder(account, from, -sold);
    this.crossBorder(account, to, bought);
  }

  private charge(): void {
    const account = this.dice.pick(clients);
    const spendable = new Map(currencies.map((currency) => [currency, major(this.spendable(account, currency))]));
    const base = { amount: major(this.dice.between(1, 100_000)), currency: 'GBP' };
    const preferred = currencies.filter(() => this.dice.chance(0.7));
    const taking = takeCharge({ base, currencies: preferred }, { spendable, rates: this.rates, now });
    if ('reason' in taking) return;
    const bindings = { accounts: { payer: account, collector }, amounts: { charge: taking } };
    const postings = postingsOf(chargeTemplates[this.dice.pick(chargeTypes)], bindings);
    this.pending.push({ account, isAway: true, postings });
  }

  private safeguard(): void {
    const [account, currency] = [this.dice.pick(clients), this.dice.pick(currencies)];
    const leaving = () => major(this.dice.chance(0.5) ? this.dice.between(0, 10_000_000) : 0);
    const balance = major(this.balance(account, currency));
    const safeguarded = major(this.safeguardedFor(account, currency));
    const parts = { balance, safeguarded, overdue: leaving(), today: leaving(), tomorrow: leaving(), conversions: '0' };
    const underWay = {
      away: major(this.underWay(account, currency, true)),
      back: major(this.underWay(account, currency, false)),
    };
    const suggested = new Big(suggestedTransfer(parts, underWay));
    if (suggested.eq(0)) return;
    const isAway = suggested.gt(0);
    const [source, destination] = isAway ? [account, control] : [control, account];
    const moved = { amount: suggested.abs().toFixed(), currency };
    const postings = postingsOf(safeguardingTemplate, { accounts: { source, destination }, amounts: { moved } });
    this.pending.push({ account, isAway, postings });
  }

  /** The provider completes or cancels one of the transfers under way. */
  private conclude(): void {
    if (this.pending.length === 0) return;
    const ended = this.dice.pick(this.pending);
    this.pending = this.pending.filter((transfer) => transfer !== ended);
    if (this.dice.chance(0.2)) return;
    for (const posting of ended.postings) this.post(posting);
  }

  private post(posting: Posting): void {
    const { account_id: account, currency, amount } = posting;
    this.postings.push(posting);
    this.add(this.balances, `${account} ${currency}`, minor(amount));
    if (posting.template !== safeguardingTemplate.name || account === control) return;
    this.add(this.safeguarded, `${account} ${currency}`, -minor(amount));
  }

  private crossBorder(account: string, currency: Currency, amount: number): void {
    this.add(this.balances, `${account} ${currency}`, amount);
    this.add(this.outside, currency, amount);
  }

  private add(to: Map<string, number>, key: string, amount: number): void {
    to.set(key, (to.get(key) ?? 0) + amount);
  }

  /** What is on its way from an account, or back to it, in minor units. */
  private underWay(account: string, currency: string, isAway: boolean): number {
    return this.pending
      .filter((transfer) => transfer.account === account && transfer.isAway === isAway)
      .flatMap(({ postings }) => postings)
      .filter((posting) => posting.account_id === account && posting.currency === currency)
      .reduce((sum, { amount }) => sum + Math.abs(minor(amount)), 0);
  }

  private spendable(account: string, currency: string): number {
    return this.balance(account, currency) - this.underWay(account, currency, true);
  }
}

const major = (amount: number): string => new Big(amount).div(100).toFixed(2);
const minor = (amount: string): number => new Big(amount).times(100).toNumber();
