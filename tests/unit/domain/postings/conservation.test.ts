import Big from 'big.js';
import { clients, collector, control, currencies, History } from './support/history';
import { sized } from '../../../support/sized';

const histories = sized(300, 10_000);
const steps = 100;

/** What is wrong with a history's books now. */
function violations(history: History): readonly string[] {
  return currencies.flatMap((currency) => {
    const held = [...clients, collector, control].map((account) => history.balance(account, currency));
    const total = held.reduce((sum, amount) => sum + amount, 0);
    const safeguarded = clients.reduce((sum, account) => sum + history.safeguardedFor(account, currency), 0);
    const posted = history.postings
      .filter((posting) => posting.currency === currency)
      .reduce((sum, { amount }) => sum.plus(amount), new Big(0));
    return [
      ...(total === (history.outside.get(currency) ?? 0) ? [] : [`${currency}: the accounts hold ${total}`]),
      ...(held.every((amount) => amount >= 0) ? [] : [`${currency}: an account owes`]),
      ...(safeguarded === history.balance(control, currency) ? [] : [`${currency}: ${safeguarded} stands for clients`]),
      ...(posted.eq(0) ? [] : [`${currency}: postings add up to ${posted.toFixed()}`]),
    ];
  });
}

test(`what clients, fees and control hold is what came in less what went out, in ${histories} random histories`, () => {
  const seen = { charges: 0, away: 0, back: 0 };
  for (let seed = 1; seed <= histories; seed += 1) {
    const history = new History(seed);
    for (let step = 1; step <= steps; step += 1) {
      history.step();
      const found = violations(history);
      if (found.length > 0) throw new Error(`Seed ${seed}, step ${step}: ${found.join('; ')}`);
    }
    for (const { account_id: account, amount } of history.postings) {
      if (account === collector) seen.charges += 1;
      if (account === control) seen[amount.startsWith('-') ? 'back' : 'away'] += 1;
    }
  }
  expect(Math.min(seen.charges, seen.away, seen.back)).toBeGreaterThan(histories);
});
