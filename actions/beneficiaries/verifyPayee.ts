import { object } from '../../domain/yup';
import { withBareBankCodes } from '../../domain/beneficiaries/beneficiaryInput';
import { beneficiaryFields } from '../../domain/beneficiaries/beneficiaryFields';
import { payeeFields, type Payee } from '../../domain/beneficiaries/payeeCheck';
import { requireWorkingAccount } from '../database/seats';
import type { Context } from '../provider/context';
import type { VerifyPayeeInput, VerifyPayeeOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { checkPayee } from './checkPayee';
import { requireEditor } from './requireEditor';

type PayeeSchemas = Pick<
  { [Name in keyof typeof beneficiaryFields]: (typeof beneficiaryFields)[Name]['schema'] },
  (typeof payeeFields)[number]
>;

const schema = object(
  Object.fromEntries(payeeFields.map((name) => [name, beneficiaryFields[name].schema])) as unknown as PayeeSchemas,
).noUnknown();

/**
 * Whether the payee's bank says that the account is held under the account holder's name. Only those who may save a beneficiary may
 * ask, because the answer can disclose a name. Nothing is stored.
 * @throws RuleError invalid_input, account_closed, account_not_approved, account_not_connected, and what requireEditor and checkPayee
 *   throw
 */
export async function verifyPayee(
  { payee }: VerifyPayeeInput,
  session: Session,
  context: Context,
): Promise<VerifyPayeeOutput> {
  const checked: Payee = withBareBankCodes(await parseDeclared(schema, payee));
  const seat = await requireEditor(context.database, session);
  requireWorkingAccount(seat);
  return checkPayee(context, seat, checked);
}
