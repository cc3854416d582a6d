import { ok, type Answer, type Call } from '../../http/endpoint';
import { baseRefusal, refuseIf } from '../../http/errors';
import type { ParameterTable } from '../../http/parameterRules';
import { bankBehind, identifierTypes } from '../../reference/bankDirectory';
import { currencyOf } from '../../reference/currencies';
import { purposesOf } from '../../reference/purposeCodes';
import { payerDetails } from '../../reference/payerDetails';
import { requiredDetails } from '../../reference/requiredDetails/lookup';

const entityType = { format: 'text', oneOf: ['company', 'individual'] } as const;

export const requiredParameters: ParameterTable = {
  currency: { format: 'currency', required: true },
  bank_account_country: { format: 'country', required: true },
  beneficiary_country: { format: 'country', required: true },
};

export const payerParameters: ParameterTable = {
  payer_country: { format: 'country', required: true },
  payer_entity_type: entityType,
  payment_type: { format: 'text', oneOf: ['priority', 'regular'] },
  currency: { format: 'currency' },
};

export const bankParameters: ParameterTable = {
  identifier_type: { format: 'text', required: true, oneOf: identifierTypes },
  identifier_value: { format: 'text', required: true },
};

export const purposeParameters: ParameterTable = {
  currency: { format: 'currency', required: true },
  bank_account_country: { format: 'country', required: true },
  entity_type: entityType,
};

/** What a beneficiary needs to be paid. */
export function findRequiredDetails({ parameters }: Call): Answer {
  const currency = parameters.text('currency') ?? '';
  const code = 'currency_is_in_invalid_format';
  const complaint = { field: 'currency', code, message: `${currency} is not supported`, params: { type: 'currency' } };
  refuseIf('beneficiary_required_details_failed', currencyOf(currency) ? [] : [complaint]);
  const bankCountry = parameters.text('bank_account_country') ?? '';
  return ok({ details: requiredDetails(currency, bankCountry, parameters.text('beneficiary_country')) });
}

/** What must be told about somebody who pays from a country. */
export function findPayerDetails({ parameters }: Call): Answer {
  const answers = (entry: ReturnType<typeof payerDetails>[number]) =>
    entry.payer_entity_type === (parameters.text('payer_entity_type') ?? entry.payer_entity_type) &&
    entry.payment_type === (parameters.text('payment_type') ?? entry.payment_type);
  return ok({ details: payerDetails(parameters.text('currency') ?? null).filter(answers) });
}

/** The bank behind an IBAN, a BIC or a national code. */
export function findBankDetails({ parameters }: Call): Answer {
  const type = identifierTypes.find((name) => name === parameters.text('identifier_type')) ?? 'iban';
  const value = (parameters.text('identifier_value') ?? '').replace(/\s/g, '');
  const bank = bankBehind(type, value);
  if ('refusal' in bank) throw baseRefusal(bank.refusal, `No bank was found for ${type} ${value}`);
  return ok({ identifier_value: value, identifier_type: type, ...bank, currency: null });
}

/** The purposes that may be stated on a route, by kind of payer. */
export function findPurposeCodes({ parameters }: Call): Answer {
  const [currency, country] = ['currency', 'bank_account_country'].map((name) => parameters.text(name) ?? '');
  const types = (['company', 'individual'] as const).filter(
    (type) => type === (parameters.text('entity_type') ?? type),
  );
  const codes = types.flatMap((type) =>
    purposesOf(currency ?? '', country ?? '', type).map(({ code, description }) => ({
      bank_account_country: country,
      currency,
      entity_type: type,
      purpose_code: code,
      purpose_description: description,
    })),
  );
  return ok({ purpose_codes: codes });
}
