import type { Payment } from './books';
import { somePayee } from './named';
import { authorisePayment, createPayment, deletePayment, editPayment } from './payments';
import { convert, transfer } from './trades';
import type { World } from './world';

/** The actions of users, and how often each happens. @throws RuleError where a rule refuses one */
export const deeds: Readonly<Record<string, { readonly weight: number; readonly act: (world: World) => void }>> = {
  'enters a payment': { weight: 5, act: createPayment },
  'authorises a payment': { weight: 8, act: authorisePayment },
  'edits a payment': { weight: 2, act: editPayment },
  'deletes a payment': { weight: 1, act: deletePayment },
  'takes up a quote': { weight: 1.5, act: convert },
  'moves money between accounts': { weight: 1.5, act: transfer },
  'changes a payee': { weight: 0.7, act: changePayee },
  'changes the rules': { weight: 0.3, act: (world) => world.addRules(world.dice.pick(world.organisations).id) },
};

function changePayee(world: World): void {
  const slice = somePayee(world, world.dice.pick(world.seats));
  world.addSlice(slice.beneficiaryId, slice.accountId, slice.currency);
}

/** Somebody who can write in the database changes the amount of a payment that was approved, by all or by one. */
export function tamper({ books, dice, faults }: World): void {
  const approved = new Set(books.all('requests', (one) => one.contentDigest !== null).map((one) => one.paymentId));
  const isApproved = ({ id, status, tccPaymentId }: Payment) =>
    (status === 'processing' && !tccPaymentId) || (status === 'awaiting_authorisation' && approved.has(id));
  const open = books.all('payments', isApproved);
  if (open.length > 0 && faults.happens('a hand in the database')) {
    const { id, version } = dice.pick(open);
    books.change('payments', id, { amount: '9999.00', version: version + 1 });
  }
}
