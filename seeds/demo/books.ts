import Big from 'big.js';
import dayjs from 'dayjs';
import { decimalsOf } from '../../domain/money/currencies';
import { demoCharges, demoInterest, type DemoCharge } from './charges';
import { conversionMovements, demoConversions, type DemoConversion } from './conversions';
import { demoId } from './demoId';
import { demoFunding, fundingMovement, openingFunding, type DemoFunding } from './funding';
import type { Movement, DemoWallet } from './movements';
import { accounts, houseAccounts } from './organisations';
import { demoPayments, paymentMovements, type DemoPayment } from './payments';
import { demoSafeguarding, type DemoSafeguarding } from './safeguarding';
import { demoTransfers, transferMovements, type DemoTransfer } from './transfers';

/** Everything of the demo that has to do with money; the portal's tables and the provider's books are both made of it. */
export interface DemoBooks {
  readonly payments: readonly DemoPayment[];
  readonly conversions: readonly DemoConversion[];
  /** Every transfer: people's, charges', safeguarding's. */
  readonly transfers: readonly DemoTransfer[];
  readonly charges: readonly DemoCharge[];
  readonly safeguarding: readonly DemoSafeguarding[];
  readonly fundings: readonly DemoFunding[];
  readonly wallets: readonly DemoWallet[];
}

/**
 * The demo's money as it stands at a moment; the same moment gives the same books.
 * @param at the moment the demo begins; the provider counts in whole seconds, and so does all of this
 */
export function demoBooks(at: Date): DemoBooks {
  const now = dayjs(at).startOf('second').toDate();
  const payments = demoPayments(now);
  const conversions = demoConversions(now);
  const transfers = demoTransfers(now);
  const regular = demoFunding(now);
  const charges = demoCharges(now, { payments, fundings: [...openingFundings([], now), ...regular], transfers });
  const safeguarding = demoSafeguarding(now);
  const allTransfers = [
    ...transfers,
    ...charges.flatMap((charge) => charge.transfer ?? []),
    ...safeguarding.map((entry) => entry.transfer),
  ];
  const movements = [
    ...payments.flatMap(paymentMovements),
    ...conversions.flatMap(conversionMovements),
    ...allTransfers.flatMap(transferMovements),
    ...regular.map(fundingMovement),
  ];
  const opening = openingFundings(movements, now);
  const wallets = walletsOf([...opening.map(fundingMovement), ...movements]);
  const fundings = [...opening, ...regular];
  const allCharges = [...charges, ...demoInterest(wallets, now)];
  return { payments, conversions, transfers: allTransfers, charges: allCharges, safeguarding, fundings, wallets };
}

/** One credit before all others for each client's wallet, so that it ends at the amount the demo states. */
function openingFundings(movements: readonly Movement[], now: Date): DemoFunding[] {
  return accounts.flatMap((account) =>
    Object.entries(account.balances).map(([currency, stated]) => {
      const own = movements.filter((row) => row.account === account.key && row.currency === currency);
      const moved = own.reduce((sum, row) => sum.plus(effectOf(row)), new Big(0));
      return openingFunding(account, currency, new Big(stated).minus(moved).toFixed(decimalsOf(currency)), now);
    }),
  );
}

function effectOf({ status, type, amount }: Movement): Big {
  if (status !== 'completed') return new Big(0);
  return type === 'credit' ? new Big(amount) : new Big(amount).neg();
}

function walletsOf(movements: readonly Movement[]): DemoWallet[] {
  const currenciesOf = (key: string) =>
    new Set(movements.filter(({ account }) => account === key).map(({ currency }) => currency));
  return [...accounts, ...houseAccounts].flatMap(({ key }) =>
    [...currenciesOf(key)].map((currency) => walletOf(key, currency, movements)),
  );
}

function walletOf(account: string, currency: string, movements: readonly Movement[]): DemoWallet {
  const own = movements.filter((row) => row.account === account && row.currency === currency);
  let balance = new Big(0);
  const entries = own.sort(inOrderOfEffect).map((row) => {
    balance = balance.plus(effectOf(row));
    return { movement: row, balance: row.status === 'completed' ? balance.toFixed(decimalsOf(currency)) : null };
  });
  const amount = balance.toFixed(decimalsOf(currency));
  return { id: demoId(`balance ${account} ${currency}`), account, currency, amount, entries };
}

function inOrderOfEffect(a: Movement, b: Movement): number {
  const at = ({ completedAt }: Movement) => completedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return at(a) - at(b) || (a.id < b.id ? -1 : 1);
}
