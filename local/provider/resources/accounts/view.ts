import type { Account } from '../../store/records';
import { pick } from '../../wire';

const fields = [
  ...(['id', 'account_name', 'brand', 'your_reference', 'status', 'street', 'city'] as const),
  ...(['state_or_province', 'country', 'postal_code', 'spread_table', 'legal_entity_type'] as const),
  ...(['short_reference', 'created_at', 'updated_at'] as const),
] as const;

/** An account as the API shows it. */
export function accountView(account: Account): Record<string, unknown> {
  return {
    ...pick(account, fields),
    legal_entity_sub_type: account.legal_entity_sub_type ?? null,
    identification_type: account.identification_type ?? null,
    identification_value: account.identification_value ?? null,
    identification_issuer: account.identification_issuer ?? null,
    identification_expiration: account.identification_expiration ?? null,
    api_trading: account.api_trading ?? true,
    online_trading: account.online_trading ?? true,
    phone_trading: account.phone_trading ?? true,
    process_third_party_funds: false,
    settlement_type: 'net',
    terms_and_conditions_accepted: account.terms_and_conditions_accepted ?? true,
    agent_or_reliance: false,
    bank_account_verified: 'not required',
  };
}
