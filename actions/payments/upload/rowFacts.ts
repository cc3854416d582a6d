import type { Knex } from 'knex';
import type { AuthorisationRule } from '../../../domain/payments/authorisation';
import type { PaymentRowValues } from '../../../domain/uploads/paymentColumns';
import { numberKey, payeeDirectory, type PayeeDirectory } from '../../../domain/uploads/payeeMatch';
import { findPayees, type Payee } from '../../database/beneficiaries';
import { loadRules } from '../../database/rules';
import type { Seat } from '../../database/seats';

/** What the rows of a file are judged by, besides the seat: the payees that they may name and the rules of the organisation. */
export interface RowFacts {
  readonly payees: readonly Payee[];
  readonly directory: PayeeDirectory<Payee>;
  readonly rules: readonly AuthorisationRule[];
}

/** Loads the facts of some rows. The number of statements does not depend on the number of rows. */
export async function loadRowFacts(
  database: Knex,
  seat: Seat,
  rows: readonly Pick<PaymentRowValues, 'accountNumber' | 'beneficiaryReference'>[],
): Promise<RowFacts> {
  const numbers = rows.map(({ accountNumber }) => numberKey(accountNumber)).filter(Boolean);
  const references = rows.map(({ beneficiaryReference }) => beneficiaryReference).filter(Boolean);
  const keys = { numbers: [...new Set(numbers)], references: [...new Set(references)] };
  const [payees, rules] = await Promise.all([
    findPayees(database, seat.accountId, seat.authorisationCurrency, keys),
    loadRules(database, seat.organisationId),
  ]);
  return { payees, directory: payeeDirectory(payees), rules };
}
