/** What an organisation does on a working day. An assumption: change it here and run the simulation again. */
export const organisation = {
  payments: 8,
  conversions: 1,
  /** Documents that its people read, live queries left out. */
  reads: 600,
  /** People signed in at the busiest hour, each with one socket and three live queries. */
  signedIn: 3,
  /** Lines that its wallets get. */
  transactions: 20,
} as const;

/** The share of a day's work in each hour of London from 07:00; payment runs make ten o'clock the busiest. */
export const shareOfHour = [0.03, 0.07, 0.12, 0.19, 0.13, 0.08, 0.07, 0.1, 0.09, 0.07, 0.03, 0.02] as const;

/** Working days of a year. */
export const workingDays = 253;
