import { object, string } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { oneLine } from '../../domain/oneLine';
import { askForSeat } from '../provider/askForSeat';
import type { Context } from '../provider/context';
import type { BankDetailsInput, BankDetailsOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

/** The identifiers by which the provider finds a bank. */
const identifierTypes = [
  'iban',
  'bic_swift',
  'sort_code',
  'aba',
  'bsb_code',
  'routing_number',
  'cnaps',
  'ifsc',
] as const;

const schema = object({
  identifierType: string()
    .required(messages.fields.required)
    .oneOf([...identifierTypes], 'Banks are not looked up by this.'),
  identifierValue: oneLine(50).required(messages.fields.required),
});

/**
 * The bank of an identifier, such as an IBAN.
 * @throws RuleError invalid_input, provider_rejected if there is no such bank, and what askForSeat throws
 */
export async function bankDetails(
  input: BankDetailsInput,
  session: Session,
  context: Context,
): Promise<BankDetailsOutput> {
  const { identifierType, identifierValue } = await parseDeclared(schema, input);
  const bank = await askForSeat(context, session, 'identifierValue', (client) =>
    client.findBankDetails({ identifier_type: identifierType, identifier_value: identifierValue }),
  );
  return {
    identifierType: bank.identifier_type,
    identifierValue: bank.identifier_value,
    accountNumber: bank.account_number,
    bicSwift: bank.bic_swift,
    bankName: bank.bank_name,
    bankBranch: bank.bank_branch,
    bankAddress: bank.bank_address,
    bankCity: bank.bank_city,
    bankState: bank.bank_state,
    bankPostCode: bank.bank_post_code,
    bankCountry: bank.bank_country_ISO,
    currency: bank.currency,
  };
}
