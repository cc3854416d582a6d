/** A status that a row leaves by itself, and how long it may stay there before an operator must look. */
export interface TransientState {
  /** What the row is called at the beginning of the alarm's sentence. */
  readonly noun: string;
  readonly table: string;
  readonly column: 'status' | 'state';
  readonly states: readonly string[];
  /** The column that must be null, where the status alone doesn't say that the row is on its way. */
  readonly whileNull?: string;
  /** Since when the row is in the status: its last change, or its creation where it is not changed meanwhile. */
  readonly since: 'updatedAt' | 'createdAt';
  readonly limitMinutes: number;
}

const dayMinutes = 24 * 60;

/**
 * Every status of which an alarm is raised when it lasts. Transfers and charges have a day, because the provider keeps a transfer pending until
 * the wallet has the money.
 */
export const transientStates: readonly TransientState[] = [
  {
    noun: 'A payment that is being sent',
    table: 'payments',
    column: 'status',
    states: ['processing'],
    whileNull: 'tccPaymentId',
    since: 'updatedAt',
    limitMinutes: 15,
  },
  {
    noun: 'A conversion that is being booked',
    table: 'conversions',
    column: 'status',
    states: ['awaiting_funds'],
    whileNull: 'tccConversionId',
    since: 'createdAt',
    limitMinutes: 15,
  },
  {
    noun: 'A change of a conversion',
    table: 'conversion_changes',
    column: 'status',
    states: ['pending'],
    since: 'createdAt',
    limitMinutes: 15,
  },
  {
    noun: 'A transfer',
    table: 'transfers',
    column: 'status',
    states: ['pending'],
    since: 'updatedAt',
    limitMinutes: dayMinutes,
  },
  {
    noun: 'A safeguarding transfer',
    table: 'safeguarding_transfers',
    column: 'status',
    states: ['pending'],
    since: 'updatedAt',
    limitMinutes: dayMinutes,
  },
  {
    noun: 'A charge in process',
    table: 'charges',
    column: 'status',
    states: ['processing'],
    since: 'updatedAt',
    limitMinutes: dayMinutes,
  },
  {
    noun: 'A batch of authorisations',
    table: 'authorisation_batches',
    column: 'state',
    states: ['running'],
    since: 'createdAt',
    limitMinutes: 15,
  },
  {
    noun: 'An upload',
    table: 'uploads',
    column: 'state',
    states: ['running'],
    since: 'updatedAt',
    limitMinutes: 30,
  },
  {
    noun: 'An export',
    table: 'exports',
    column: 'state',
    states: ['waiting', 'running'],
    since: 'createdAt',
    limitMinutes: 30,
  },
];
