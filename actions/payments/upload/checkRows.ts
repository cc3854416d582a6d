import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { showBankCode } from '../../../domain/beneficiaries/bankCodes';
import { dependsOnBeneficiary, noticeReasons } from '../../../domain/fraudNotices/noticeReasons';
import { readFraudNoticeSettings, type FraudNoticeSettings } from '../../../domain/fraudNotices/settings';
import { type UploadedRow, isRefused, type RowProblem } from '../../../domain/uploads/columns';
import { noticeProblem } from '../../../domain/uploads/noticeProblem';
import { matchPayee } from '../../../domain/uploads/payeeMatch';
import { paymentRowFields, type PaymentRowField } from '../../../domain/uploads/paymentColumns';
import { paymentOfRow, paymentRowProblems } from '../../../domain/uploads/paymentRow';
import type { Payee } from '../../database/beneficiaries';
import { findPaidBefore } from '../../database/fraudNotices';
import { requireWorkingAccount, type Seat } from '../../database/seats';
import type { CheckedRow } from '../../uploads/upload';
import { judgePayment, type PaymentFacts } from '../preparePayment';
import { loadRowFacts, type RowFacts } from './rowFacts';

type Row = UploadedRow<PaymentRowField>;

/** The facts that every row of an upload is checked with, loaded once. */
interface SharedFacts extends RowFacts, Omit<PaymentFacts, 'payee'> {
  readonly notices: FraudNoticeSettings | undefined;
  /** The beneficiaries that were paid before, where the settings of the notices ask for it. */
  readonly paidBefore: ReadonlySet<string>;
}

/**
 * Checks rows as createPayment checks a payment: the texts, the beneficiary that a row names, and what the account, the seat and the
 * beneficiary allow. The number of statements does not depend on the number of rows.
 * @throws RuleError account_closed, account_not_approved, account_not_connected
 */
export async function checkRows(database: Knex, seat: Seat, rows: readonly Row[], now: Date): Promise<CheckedRow[]> {
  requireWorkingAccount(seat);
  const read = await loadRowFacts(
    database,
    seat,
    rows.map(({ values }) => values),
  );
  const notices = readFraudNoticeSettings(seat.fraudNotices);
  const asked = dependsOnBeneficiary(notices) ? read.payees.map(({ beneficiaryId }) => beneficiaryId) : [];
  const paidBefore = asked.length > 0 ? await findPaidBefore(database, seat.accountId, asked) : new Set<string>();
  const facts = { ...read, seat, now, notices, paidBefore };
  return rows.map((row) => checkRow(row, facts));
}

function checkRow({ number, values }: Row, facts: SharedFacts): CheckedRow {
  const problems = paymentRowProblems(values, facts.now);
  const isNamed = !problems.some(({ field }) => payeeFields.includes(field));
  const match = isNamed ? matchPayee(values, facts.directory) : undefined;
  if (!match || 'problem' in match) return { number, content: values, problems: [...problems, ...problemOf(match)] };
  const { payee } = match;
  const content = { ...values, beneficiaryId: payee.beneficiaryId, payee: payeeText(payee) };
  return { number, content, problems: isRefused(problems) ? problems : judge({ number, values }, payee, facts) };
}

const payeeFields: readonly PaymentRowField[] = ['beneficiaryReference', 'accountNumber', 'beneficiaryName'];

const problemOf = (match: { readonly problem: RowProblem } | undefined) => (match ? [match.problem] : []);

/** Who a row pays, for the person who confirms it. */
function payeeText({ name, iban, accountNumber, routingCodeValue1 }: Payee): string {
  const account = iban ? showBankCode('iban', iban) : [routingCodeValue1, accountNumber].filter(Boolean).join(' ');
  return `${name}, ${account}`;
}

function judge({ values }: Row, payee: Payee, facts: SharedFacts): RowProblem[] {
  try {
    const payment = paymentOfRow(values, payee.beneficiaryId);
    const { authorisationAmount } = judgePayment(payment, { ...facts, payee });
    const isBeneficiaryNew = !facts.paidBefore.has(payee.beneficiaryId);
    const problem = noticeProblem(
      noticeReasons(facts.notices, { paymentType: payment.paymentType, authorisationAmount, isBeneficiaryNew }),
    );
    return problem ? [problem] : [];
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return [{ field: fieldOf(error, values.beneficiaryReference !== ''), text: error.message }];
  }
}

/** The field of the row at which a refusal is shown. */
function fieldOf({ field }: RuleError, hasReference: boolean): PaymentRowField {
  const own = paymentRowFields.find((name) => name === field);
  return own ?? (hasReference ? 'beneficiaryReference' : 'accountNumber');
}
