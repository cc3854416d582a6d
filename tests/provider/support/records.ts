import { randomUUID } from 'node:crypto';
import type { Json, Parameters, RunningSimulator } from './startSimulator';
import { clientContact } from './world';

export const britishBeneficiary: Parameters = {
  name: 'Landlord',
  bank_account_holder_name: 'Landlord Ltd',
  bank_country: 'GB',
  currency: 'GBP',
  account_number: '31926819',
  routing_code_type_1: 'sort_code',
  routing_code_value_1: '601613',
  beneficiary_entity_type: 'company',
  on_behalf_of: clientContact,
};

/** Creates a beneficiary of the first client and resolves to its id. */
export async function createBeneficiary(simulator: RunningSimulator, changes: Parameters = {}): Promise<string> {
  const { status, body } = await simulator.call('POST', '/beneficiaries/create', { ...britishBeneficiary, ...changes });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}

/** A payment of the first client that passes every rule. */
export function paymentTo(beneficiaryId: string, changes: Parameters = {}): Parameters {
  return {
    currency: 'GBP',
    beneficiary_id: beneficiaryId,
    amount: '100.00',
    reason: 'Rent',
    reference: 'Rent July',
    unique_request_id: randomUUID(),
    on_behalf_of: clientContact,
    ...changes,
  };
}

/** A conversion of the first client that passes every rule. */
export function conversionOf(changes: Parameters = {}): Parameters {
  return {
    buy_currency: 'EUR',
    sell_currency: 'GBP',
    fixed_side: 'sell',
    amount: '1000.00',
    term_agreement: 'true',
    on_behalf_of: clientContact,
    ...changes,
  };
}

/** Creates a conversion and resolves to it. */
export async function createConversion(simulator: RunningSimulator, changes: Parameters = {}): Promise<Json> {
  const { status, body } = await simulator.call('POST', '/conversions/create', conversionOf(changes));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** The amount of a client's balance, the first one's unless said otherwise. */
export async function balanceOf(
  simulator: RunningSimulator,
  currency = 'GBP',
  contact = clientContact,
): Promise<string> {
  return (await simulator.call('GET', `/balances/${currency}`, { on_behalf_of: contact })).body.amount;
}

/** The code of the first complaint, or undefined when there is none. */
export function codeOf({ body }: { readonly body: Json }): string | undefined {
  const [first] = Object.values((body.error_messages ?? {}) as Record<string, Json>);
  return (Array.isArray(first) ? (first[0] as Json) : first)?.code;
}
