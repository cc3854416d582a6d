import type { ChargeType } from '../charges/chargeTypes';
import type { StatementMovement } from './statement';

/** What a movement is in the codes of banks. */
export interface BankCodes {
  /** Domain, family and sub-family of ISO 20022 for a credit and for a debit. */
  readonly credit: readonly [domain: string, family: string, subFamily: string];
  readonly debit: readonly [domain: string, family: string, subFamily: string];
  /** The transaction type of MT940. */
  readonly swift: string;
  /** Whether it takes back what an earlier movement did. */
  readonly isReversal?: boolean;
}

const transfer: BankCodes = { credit: ['PMNT', 'RCDT', 'OTHR'], debit: ['PMNT', 'ICDT', 'OTHR'], swift: 'NTRF' };
const exchange: BankCodes = { credit: ['FORX', 'SPOT', 'OTHR'], debit: ['FORX', 'SPOT', 'OTHR'], swift: 'NFEX' };
/** Charges for what an account holds or is kept for. */
const accountCharge: BankCodes = { credit: ['ACMT', 'MCOP', 'CHRG'], debit: ['ACMT', 'MDOP', 'CHRG'], swift: 'NCHG' };
/** Charges for money that is sent. */
const sendingCharge: BankCodes = { credit: ['PMNT', 'ICDT', 'CHRG'], debit: ['PMNT', 'ICDT', 'CHRG'], swift: 'NCHG' };
const other: BankCodes = { credit: ['ACMT', 'MCOP', 'OTHR'], debit: ['ACMT', 'MDOP', 'OTHR'], swift: 'NMSC' };

const codes: Readonly<Record<string, BankCodes>> = {
  conversion: exchange,
  conversion_deposit: exchange,
  deposit_refund: exchange,
  margin: exchange,
  funding: transfer,
  payment: transfer,
  payment_failure: { ...transfer, credit: ['PMNT', 'ICDT', 'RRTN'], isReversal: true },
  payment_unrelease: { ...transfer, credit: ['PMNT', 'ICDT', 'RRTN'], isReversal: true },
  payment_fee: sendingCharge,
  transfer: { credit: ['PMNT', 'RCDT', 'BOOK'], debit: ['PMNT', 'ICDT', 'BOOK'], swift: 'NTRF' },
};

/** A transfer that takes a charge has the codes of the charge, on both accounts. */
const chargeCodes: Readonly<Record<ChargeType, BankCodes>> = {
  payment_fee: sendingCharge,
  balance_transfer_fee: sendingCharge,
  incoming_fund_fee: { credit: ['PMNT', 'RCDT', 'CHRG'], debit: ['PMNT', 'RCDT', 'CHRG'], swift: 'NCHG' },
  monthly_maintenance_charge: accountCharge,
  euro_negative_interest: { credit: ['ACMT', 'MCOP', 'INTR'], debit: ['ACMT', 'MDOP', 'INTR'], swift: 'NCHG' },
};

/** What a movement is in our own words: the charge that it takes, otherwise the action as the provider names it. */
export const kindOf = ({ action, charge }: Pick<StatementMovement, 'action' | 'charge'>): string => charge ?? action;

/** The codes of a movement in the lists of ISO 20022 and SWIFT. */
export const bankCodesOf = ({ action, charge }: Pick<StatementMovement, 'action' | 'charge'>): BankCodes =>
  charge ? chargeCodes[charge] : (codes[action] ?? other);
