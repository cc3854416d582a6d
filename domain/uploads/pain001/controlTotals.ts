import Big from 'big.js';

/** How many transactions a part of the file has, and what their amounts sum up to, across currencies. */
export class ControlTotals {
  private count = 0;
  private sum = new Big(0);

  add(amount: string): void {
    this.count += 1;
    this.sum = this.sum.plus(amount);
  }

  /** Why the numbers that the file states do not agree, as a sentence; undefined where they agree or are not stated. */
  fault(where: string, { count, sum }: { readonly count?: string; readonly sum?: string }): string | undefined {
    if (count !== undefined && !new Big(count).eq(this.count)) {
      return `NbOfTxs of ${where} is ${count}, but there are ${this.count} transactions.`;
    }
    if (sum !== undefined && !new Big(sum).eq(this.sum)) {
      return `CtrlSum of ${where} is ${sum}, but the amounts sum up to ${this.sum.toFixed()}.`;
    }
    return undefined;
  }
}
