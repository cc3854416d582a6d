/** How much there is of everything in the large data set. Each client's account has the same number of everything. */
export interface LargeSize {
  readonly organisations: number;
  readonly accountsEach: number;
  readonly usersEach: number;
  readonly paymentsEach: number;
  readonly conversionsEach: number;
  readonly transfersEach: number;
  readonly chargesEach: number;
  readonly safeguardingsEach: number;
  readonly fundingsEach: number;
  readonly activitiesEach: number;
  /** How many of an account's payments stand in the audit log, and have the times of their statuses. */
  readonly auditsEach: number;
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
    chargesEach: 100,
    safeguardingsEach: 102,
    // With 975 payments, 10 of which came back, 200 conversions, and 10 transfers, 97 charges and 101 safeguarding transfers with
    // both their ends: 2,000 entries.
    fundingsEach: 199,
    activitiesEach: 200,
    auditsEach: 400,
  };
}
