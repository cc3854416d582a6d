import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError } from '../../http/errors';
import type { ParameterTable } from '../../http/parameterRules';
import { reaches } from '../../http/scope';
import { currencies } from '../../reference/currencies';
import { settlementAccount, type SettlementAccount } from '../../reference/fundingRoutes';

export const settlementParameters: ParameterTable = {
  currency: { format: 'currency' },
  account_id: { format: 'uuid' },
};

/** The pooled accounts to which money is sent with the account's reference on it. */
export function findSettlementAccounts(call: Call): Answer {
  const { parameters, books } = call;
  const id = parameters.text('account_id')?.toLowerCase();
  if (id !== undefined && !(books.get('account', id) && reaches(call, id))) throw refusal('account_not_found');
  const currency = parameters.text('currency');
  const codes = currency === undefined ? currencies.map(({ code }) => code) : [currency];
  const known = codes.filter((code) => currencies.some((row) => row.code === code));
  const accounts = known.flatMap((code) => settlementAccount(code) ?? []);
  if (accounts.length === 0) throw refusal('settlement_accounts_not_found');
  return ok({ settlement_accounts: accounts.map(settlementView) });
}

function refusal(code: string): ApiError {
  return new ApiError(404, code, [{ field: 'base', code, message: 'There is none' }]);
}

function settlementView(account: SettlementAccount): Record<string, unknown> {
  return {
    bank_account_holder_name: `Corridor Test ${account.currency} - Client Money`,
    beneficiary_address: '',
    beneficiary_country: '',
    bank_name: 'Corridor Test Bank',
    bank_address: [],
    bank_country: '',
    ...account,
    routing_code_type_2: '',
    routing_code_value_2: '',
  };
}
