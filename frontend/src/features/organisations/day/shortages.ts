import Big from 'big.js';
import type { OrganisationDay, PlannedFlow, WalletDay } from './dayQuery';

/** An account in which money is missing, and who could help out. */
export interface Shortage {
  readonly wallet: WalletDay;
  /** The most that is missing at any point of the day. */
  readonly amount: string;
  /** The first flow that is not covered. */
  readonly at: PlannedFlow | undefined;
  readonly moves: readonly (OrganisationDay['moves'][number] & { readonly fromName: string })[];
  /** What no other account of the organisation can spare; zero where the moves are enough. */
  readonly uncovered: string;
}

/** Where money is missing today. */
export function shortagesOf({ wallets, moves }: OrganisationDay): readonly Shortage[] {
  const nameOf = (id: string) => wallets.find(({ accountId }) => accountId === id)?.accountName ?? '';
  return wallets.flatMap((wallet) => {
    if (wallet.shortAtFlow === null) return [];
    const own = moves
      .filter((move) => move.toAccountId === wallet.accountId && move.currency === wallet.currency)
      .map((move) => ({ ...move, fromName: nameOf(move.fromAccountId) }));
    const missing = new Big(wallet.lowest).times(-1);
    const moved = own.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
    const at = wallet.flows[wallet.shortAtFlow];
    return [{ wallet, at, moves: own, amount: missing.toFixed(), uncovered: missing.minus(moved).toFixed() }];
  });
}
