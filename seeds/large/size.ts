/** How much there is of everything in the large data set. Each account has the same number of payments and entries. */
export interface LargeSize {
  readonly organisations: number;
  readonly accountsEach: number;
  readonly usersEach: number;
  readonly paymentsEach: number;
  readonly conversionsEach: number;
  readonly transfersEach: number;
  readonly fundingsEach: number;
}

/**
 * The size at a scale: 1 is 200 organisations, 1,000 accounts, 2,000 users, a million payments and two million entries
 * of statements; 0.01 is a hundredth of the organisations.
 */
export function largeSize(scale: number): LargeSize {
  return {
    organisations: Math.max(1, Math.round(200 * scale)),
    accountsEach: 5,
    usersEach: 10,
    paymentsEach: 1000,
    conversionsEach: 200,
    transfersEach: 10,
    // With 965 debits, 10 payments that came back, 200 conversions and 10 transfers out and in: 2,000 entries.
    fundingsEach: 595,
  };
}
