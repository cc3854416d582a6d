import { readFaultSettings } from '../faults/readRules';
import { announceFunds, type Arrival } from '../lifeCycle/inboundFunds';

import { currencyOf } from '../reference/currencies';
import { type Books } from '../store/books';
import { textIn, type Control } from './controlCall';

/** The controls by method and name, `POST clock` for `POST /provider/_control/clock`. */
export const controls: Readonly<Record<string, Control>> = {
  'GET books': ({ run }) => run(({ books }) => booksView(books)),

  'POST clock': async ({ clock, lifeCycle }, { body }) => {
    await clock.advance(textIn(body, 'advance'));
    const moved = await lifeCycle.runToRest();
    return { now: clock.now().toISOString(), moved };
  },

  'POST tick': async ({ lifeCycle }) => ({ moved: await lifeCycle.tick() }),

  'POST faults': async ({ faults }, { body }) => {
    faults.set(readFaultSettings(body));
    return { rules: faults.list() };
  },

  'GET faults': async ({ faults }) => ({ rules: faults.list() }),

  'POST funds': ({ run }, { body }) =>
    run((work) => {
      const arrival = arrivalFrom(work.books, body);
      return { transaction: announceFunds(work, arrival) };
    }),

  'GET requests': async ({ journal }, { query }) => ({ requests: journal.list(query.get('path') ?? '') }),

  'POST limits': async ({ limits }, { body }) => {
    const { perMinute } = body;
    if (typeof perMinute !== 'number' || perMinute < 0) throw new RangeError('perMinute: a number, 0 for no limit.');
    limits.set(perMinute);
    return { perMinute };
  },

  'POST logins': ({ run }, { body }) =>
    run(({ books }) => {
      const login = books.get('login', textIn(body, 'loginId'));
      if (!login) throw new RangeError('loginId: no such login.');
      books.put('login', login.login_id, { ...login, locked: body.locked === true, failures: [] });
      return { loginId: login.login_id, locked: body.locked === true };
    }),
};

function arrivalFrom(books: Books, body: Record<string, unknown>): Arrival {
  const arrival = {
    accountId: textIn(body, 'accountId'),
    currency: textIn(body, 'currency'),
    amount: textIn(body, 'amount'),
    sender: textIn({ sender: 'Unknown sender', ...body }, 'sender'),
  };
  if (!books.get('account', arrival.accountId)) throw new RangeError('accountId: no such account.');
  if (!currencyOf(arrival.currency)) throw new RangeError('currency: not one of the 38.');
  if (!/^(?!0+(\.0+)?$)\d+(\.\d{1,2})?$/.test(arrival.amount)) throw new RangeError('amount: a positive decimal.');
  return arrival;
}

/** All that the simulator holds, but credentials. Conversions and transfers are not simulated yet: none exist. */
function booksView(books: Books): Record<string, unknown> {
  return {
    accounts: books.list('account'),
    contacts: books.list('contact'),
    balances: books.list('balance'),
    beneficiaries: books.list('beneficiary'),
    payments: books.list('payment'),
    conversions: [],
    transfers: [],
    transactions: books.list('transaction'),
  };
}
