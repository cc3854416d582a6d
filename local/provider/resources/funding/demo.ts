import Big from 'big.js';
import { ok, type Answer, type Call } from '../../http/endpoint';
import { refuseIf, type FieldError } from '../../http/errors';
import type { ParameterTable } from '../../http/parameterRules';
import { announceFunds } from '../../lifeCycle/inboundFunds';
import { currencyOf } from '../../reference/currencies';
import { fundingRoutes } from '../../reference/fundingRoutes';
import { fitsCurrency } from '../../reference/price';
import type { Account } from '../../store/records';
import { moneyText } from '../../wire';
import { senderFrom } from './sender';

const failure = 'demo_funding_create_failed';
const boundAmount = '1000000000000';

export const demoFundingParameters: ParameterTable = {
  id: { format: 'uuid' },
  sender_name: { format: 'text' },
  sender_address: { format: 'text' },
  sender_country: { format: 'country' },
  sender_reference: { format: 'text' },
  sender_account_number: { format: 'text' },
  sender_routing_code: { format: 'text' },
  receiver_account_number: { format: 'text' },
  receiver_routing_code: { format: 'text' },
  amount: { format: 'text' },
  currency: { format: 'text' },
  action: { format: 'text' },
};

/** Makes money arrive at one of the account's numbers; `action=reject` sends it back. Its `id` works once. */
export function createDemoFunding(call: Call): Answer {
  const { parameters, books } = call;
  const receiver = parameters.text('receiver_account_number') ?? '';
  const account = accountWithNumber(call, receiver);
  refuseIf(failure, [...blankErrors(call), ...valueErrors(call, account, receiver)]);
  const id = (parameters.text('id') ?? '').toLowerCase();
  const action = parameters.text('action') ?? 'approve';
  announceFunds(call, {
    id,
    accountId: account?.id ?? '',
    currency: parameters.text('currency') ?? '',
    amount: parameters.text('amount') ?? '0',
    sender: senderFrom(parameters),
    reference: parameters.text('sender_reference') ?? '',
    receiver,
    isRejected: action === 'reject',
  });
  const funding = books.get('funding', id);
  return ok({
    id,
    account_id: account?.id,
    state: 'approved',
    sender_name: funding?.sender.sender_name,
    ...echoed(call),
    receiver_account_number: receiver,
    amount: moneyText(parameters.text('amount') ?? '0'),
    currency: parameters.text('currency'),
    action,
    short_reference: funding?.short_reference,
    created_at: funding?.created_at,
    updated_at: funding?.updated_at,
  });
}

function echoed({ parameters }: Call): Record<string, string | null> {
  const names = ['address', 'country', 'reference', 'account_number', 'routing_code'].map((name) => `sender_${name}`);
  return Object.fromEntries([...names, 'receiver_routing_code'].map((name) => [name, parameters.text(name) ?? null]));
}

/** The actor's account, or a client of it, that has an account number in some currency. */
function accountWithNumber({ actor, books, parameters }: Call, number: string): Account | undefined {
  const currency = parameters.text('currency') ?? '';
  const family = [actor.account, ...books.select('account', 'parent', actor.account.id)];
  // Numbers do not depend on the currency but for the routes that it has.
  const currencies = [currency, 'GBP', 'EUR', 'USD', 'CAD', 'SGD'];
  const has = ({ id }: Account) =>
    currencies.some((code) => fundingRoutes(id, code).some((route) => route.account_number === number));
  return family.find(has);
}

function blankErrors({ parameters }: Call): FieldError[] {
  const required = ['id', 'receiver_account_number', 'amount', 'currency'];
  const blank = required.filter((name) => parameters.text(name) === undefined);
  return blank.map((field) => ({ field, code: `${field}_cant_be_blank`, message: `${field} can't be blank` }));
}

function valueErrors({ parameters, books }: Call, account: Account | undefined, receiver: string): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string, message: string) => void errors.push({ field, code, message });
  const [id, amount, currency] = ['id', 'amount', 'currency'].map((name) => parameters.text(name));
  if (id && books.get('funding', id.toLowerCase())) {
    add('id', 'id_has_already_been_taken', 'ID was already used in a previous request');
  }
  if (receiver && !account) {
    add('receiver_account_number', 'receiver_account_number_not_found', 'Receiver account number not found');
  }
  if (amount) amountErrors(amount, currency ?? 'GBP').forEach((code) => add('amount', code, 'amount is not possible'));
  if (currency && !currencyOf(currency)) add('currency', 'currency_is_invalid', 'Currency is invalid');
  else if (currency && account && !isServed(account, currency, receiver)) {
    add('currency', 'currency_not_supported_by_account', 'Currency not supported by account');
  }
  const action = parameters.text('action') ?? 'approve';
  if (!['approve', 'reject'].includes(action)) add('action', 'action_is_invalid', 'action must be approve or reject');
  return errors;
}

function amountErrors(amount: string, currency: string): string[] {
  if (!/^\d+(\.\d{1,2})?$/.test(amount) || !fitsCurrency(amount, currency)) return ['amount_is_invalid'];
  if (new Big(amount).eq(0)) return ['amount_must_be_greater_than_0'];
  return new Big(amount).gte(boundAmount) ? ['amount_must_be_less_than_1000000000000'] : [];
}

function isServed({ id }: Account, currency: string, number: string): boolean {
  return fundingRoutes(id, currency).some((route) => route.account_number === number);
}
