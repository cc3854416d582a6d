/** Time that a user has taken beyond a share: what is taken adds to it, and the share of the time that passes takes off from it. */
export class Debt {
  private ms = 0;
  private at = performance.now();

  /** @param share how many milliseconds are taken off for each one that passes */
  constructor(private readonly share: number) {}

  /** Adds time taken, in milliseconds. */
  add(takenMs: number): void {
    this.ms = this.owedMs() + takenMs;
    this.at = performance.now();
  }

  /** The time that is still owed, in milliseconds. */
  owedMs(): number {
    return Math.max(0, this.ms - (performance.now() - this.at) * this.share);
  }
}
