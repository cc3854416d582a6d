import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError, type FieldError } from '../../http/errors';
import type { ParameterTable } from '../../http/parameterRules';
import { reaches } from '../../http/scope';
import type { Books } from '../../store/books';
import { uuidOf } from '../../store/identifiers';
import type { ChargesSetting } from '../../store/records';

const failure = 'payment_charges_settings_update_failed';

export const chargesParameters: ParameterTable = { enabled: { format: 'flag' }, default: { format: 'flag' } };

/** How an account's priority payments may be charged: both ways, shared unless said otherwise. */
export function chargesSettings(books: Books, accountId: string): ChargesSetting[] {
  return (['ours', 'shared'] as const).map((type) => {
    const id = uuidOf(`charges ${accountId} ${type}`);
    const untouched = { account_id: accountId, charge_type: type, enabled: true, default: type === 'shared' };
    return books.get('charges_setting', id) ?? { charge_settings_id: id, ...untouched };
  });
}

/** The charge type of a payment that states none. */
export function defaultChargeType(books: Books, accountId: string): string {
  return chargesSettings(books, accountId).find((setting) => setting.default)?.charge_type ?? 'shared';
}

/** The settings of one account of the family. @throws ApiError 404 `account_not_found` */
export function findChargesSettings(call: Call): Answer {
  return ok({ payment_charges_settings: chargesSettings(call.books, requireAccount(call)) });
}

/** Switches a charge type on or off, or makes it the default, which the other then no longer is. */
export function updateChargesSetting(call: Call): Answer {
  const { books, ids, parameters } = call;
  const settings = chargesSettings(books, requireAccount(call));
  const before = settings.find(({ charge_settings_id: id }) => id === ids.charge_settings_id);
  if (!before) throw refusal('charge_settings_id', 'banking_charges_settings_not_found', 'No such settings');
  const flag = (name: 'enabled' | 'default') => {
    const sent = parameters.text(name);
    return sent === undefined ? before[name] : sent === 'true';
  };
  const after = { ...before, enabled: flag('enabled'), default: flag('default') };
  refuseImpossible(before, after);
  if (after.default) settings.forEach((other) => keep(books, { ...other, default: false }));
  keep(books, after);
  return ok(after);
}

function refuseImpossible(before: ChargesSetting, after: ChargesSetting): void {
  const refuse = (code: string, message: string) => refusal('invalid_value', code, message);
  if (!after.enabled && after.default && !before.default) {
    throw refuse('disable_and_default_charge_not_allowed', 'A setting cannot be switched off and be the default');
  }
  if (!after.enabled && before.default) throw refuse('disable_default_charge_not_allowed', 'It is the default');
  if (before.default && !after.default) {
    throw refuse('set_default_to_false_not_allowed', 'Make the other one the default instead');
  }
}

function refusal(field: FieldError['field'], code: string, message: string): ApiError {
  return new ApiError(400, failure, [{ field, code, message }]);
}

function keep(books: Books, setting: ChargesSetting): void {
  books.put('charges_setting', setting.charge_settings_id, setting);
}

function requireAccount(call: Call): string {
  const id = call.ids.account_id ?? '';
  if (call.books.get('account', id) && reaches(call, id)) return id;
  const code = 'account_not_found';
  throw new ApiError(404, code, [{ field: 'account_id', code, message: 'Account was not found for this id' }]);
}
