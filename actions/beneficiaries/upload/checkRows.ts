import type { Knex } from 'knex';
import type { BeneficiaryRowField, BeneficiaryRowValues } from '../../../domain/uploads/beneficiaryColumns';
import { beneficiaryOfRow, beneficiaryRowProblems } from '../../../domain/uploads/beneficiaryRow';
import type { UploadedRow, RowProblem } from '../../../domain/uploads/columns';
import { errorCatalogue } from '../../../domain/errors';
import { currencies } from '../../../domain/money/currencies';
import { offerRefusal, type CurrencyOffer } from '../../../domain/money/currencyOffer';
import { findPayees } from '../../database/beneficiaries';
import { permittedAmong } from '../../database/countries';
import { loadOffers } from '../../database/currencySettings';
import { requireWorkingAccount, type Seat } from '../../database/seats';
import type { CheckedRow } from '../../uploads/upload';

type Row = UploadedRow<BeneficiaryRowField>;

/**
 * Checks rows as createBeneficiary checks what a user enters, except for what only the provider knows. An IBAN or account number that the
 * account or an earlier row has is a warning. The number of statements does not depend on the number of rows.
 * @throws RuleError account_closed, account_not_approved, account_not_connected
 */
export async function checkRows(database: Knex, seat: Seat, rows: readonly Row[], now: Date): Promise<CheckedRow[]> {
  requireWorkingAccount(seat);
  const countries = rows.flatMap(({ values }) => countryFields.map((field) => values[field]));
  const permitted = await permittedAmong(database, countries);
  const offers = await loadOffers(
    database,
    rows.map(({ values }) => values.currency),
  );
  const known = await knownNumbers(database, seat, rows);
  return rows.map(({ number, values }) => {
    const problems = [
      ...beneficiaryRowProblems(values, now),
      ...countryProblems(values, permitted),
      ...currencyProblems(values, offers),
    ];
    const held = numbersOf(values)
      .map((text) => known.get(text))
      .find(Boolean);
    for (const text of numbersOf(values)) if (!known.has(text)) known.set(text, `row ${number}`);
    const warning = { field: values.iban ? 'iban' : 'accountNumber', isWarning: true };
    const warnings = held ? [{ ...warning, text: `The same account as ${held}.` }] : [];
    return { number, content: values, problems: [...problems, ...warnings] };
  });
}

const countryFields = ['country', 'bankCountry'] as const;

function countryProblems(values: BeneficiaryRowValues, permitted: ReadonlySet<string>): RowProblem[] {
  return countryFields
    .filter((field) => /^[A-Z]{2}$/.test(values[field]) && !permitted.has(values[field]))
    .map((field) => ({ field, text: errorCatalogue.country_not_permitted }));
}

function currencyProblems(
  { currency }: BeneficiaryRowValues,
  offers: ReadonlyMap<string, CurrencyOffer>,
): RowProblem[] {
  const refusal = currencies.has(currency) ? offerRefusal(offers.get(currency), { currency }) : undefined;
  return refusal ? [{ field: 'currency', text: refusal.text }] : [];
}

/** What identifies the account of a row: its IBAN, or its account number. */
function numbersOf(values: BeneficiaryRowValues): string[] {
  const { iban, accountNumber } = beneficiaryOfRow(values);
  return [iban ?? accountNumber].filter((number) => number !== null && number !== undefined);
}

/** The beneficiaries of the account that have a number of the rows, by number. */
async function knownNumbers(database: Knex, seat: Seat, rows: readonly Row[]): Promise<Map<string, string>> {
  const numbers = [...new Set(rows.flatMap(({ values }) => numbersOf(values)))];
  const payees = await findPayees(database, seat.accountId, seat.authorisationCurrency, { numbers, references: [] });
  return new Map(payees.map(({ iban, accountNumber, name }) => [iban ?? accountNumber ?? '', name]));
}
