import { readFaultSettings } from '../faults/readRules';
import { announceFunds, type Arrival } from '../lifeCycle/inboundFunds';
import { passTime } from '../lifeCycle/passTime';
import { currencyOf } from '../reference/currencies';
import { senderNamed } from '../resources/funding/sender';
import { unallocatedFunds } from '../resources/conversions/view';
import { digestOfKey } from '../resources/authenticate';
import type { Books } from '../store/books';
import type { RecordKind } from '../store/kinds';
import type { Login } from '../store/records';
import { textIn, type Control } from './controlCall';

/** The controls by method and name, `POST clock` for `POST /provider/_control/clock`. */
export const controls: Readonly<Record<string, Control>> = {
  'GET books': ({ run }) => run(({ books }) => booksView(books)),

  'POST clock': async (parts, { body }) => {
    const moved = await passTime(parts, textIn(body, 'advance'));
    return { now: parts.clock.now().toISOString(), moved };
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
    const isNumber = typeof perMinute === 'number' && perMinute >= 0;
    if (!isNumber && perMinute !== null) throw new RangeError('perMinute: a number, or null for no limit.');
    limits.set(perMinute === 0 ? null : perMinute);
    return { perMinute };
  },

  // With a key and a contact a new login, as the provider gives one to a new customer.
  'POST logins': ({ run }, { body }) =>
    run(({ books }) => {
      const loginId = textIn(body, 'loginId');
      if ('apiKey' in body) books.put('login', loginId, newLogin(books, loginId, body));
      const login = books.get('login', loginId);
      if (!login) throw new RangeError('loginId: no such login.');
      books.put('login', login.login_id, { ...login, locked: body.locked === true, failures: [] });
      return { loginId: login.login_id, locked: body.locked === true };
    }),
};

function newLogin(books: Books, loginId: string, body: Record<string, unknown>): Login {
  const contactId = textIn(body, 'contactId');
  if (!books.get('contact', contactId)) throw new RangeError('contactId: no such contact.');
  const digest = digestOfKey(textIn(body, 'apiKey'));
  return { login_id: loginId, api_key_digest: digest, contact_id: contactId, locked: false, failures: [] };
}

function arrivalFrom(books: Books, body: Record<string, unknown>): Arrival {
  const arrival = {
    accountId: textIn(body, 'accountId'),
    currency: textIn(body, 'currency'),
    amount: textIn(body, 'amount'),
    sender: senderNamed(textIn({ sender: 'Unknown sender', ...body }, 'sender')),
    reference: textIn({ reference: 'Incoming funds', ...body }, 'reference'),
  };
  if (!books.get('account', arrival.accountId)) throw new RangeError('accountId: no such account.');
  if (!currencyOf(arrival.currency)) throw new RangeError('currency: not one of the 38.');
  if (!/^(?!0+(\.0+)?$)\d+(\.\d{1,2})?$/.test(arrival.amount)) throw new RangeError('amount: a positive decimal.');
  return arrival;
}

/** All that the simulator holds, but credentials. */
function booksView(books: Books): Record<string, unknown> {
  const all = (kind: RecordKind) => [...books.all(kind)];
  return {
    accounts: all('account'),
    contacts: all('contact'),
    balances: all('balance'),
    beneficiaries: all('beneficiary'),
    payments: all('payment'),
    conversions: [...books.all('conversion')].map((conversion) => ({
      ...conversion,
      unallocated_funds: unallocatedFunds(books, conversion),
    })),
    transfers: all('transfer'),
    fundings: all('funding'),
    transactions: all('transaction'),
    accountRequests: all('account_request'),
  };
}
