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
const fee: BankCodes = { credit: ['ACMT', 'MCOP', 'CHRG'], debit: ['ACMT', 'MDOP', 'CHRG'], swift: 'NCHG' };
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
  payment_fee: fee,
  transfer: { credit: ['PMNT', 'RCDT', 'BOOK'], debit: ['PMNT', 'ICDT', 'BOOK'], swift: 'NTRF' },
};

/** The codes of a movement. @param action as the provider names it */
export const bankCodesOf = (action: string): BankCodes => codes[action] ?? other;
