import { ok, type Answer, type Call } from '../../http/endpoint';
import { permissionDenied, refuseIf, type FieldError } from '../../http/errors';
import { londonDate } from '../../reference/londonTime';
import type { Account } from '../../store/records';
import { timeText } from '../../wire';
import { updateParameters } from './parameters';
import { visibleAccount } from './read';
import { accountView } from './view';

const createFailure = 'account_create_failed';
const updateFailure = 'account_update_failed';
const flags = new Set(['api_trading', 'online_trading', 'phone_trading', 'terms_and_conditions_accepted']);
/** Countries whose addresses need a state and a post code. */
const withStates = new Set(['US', 'CA', 'MX']);

/** Opens a client's account below the login's house account. */
export function createAccount(call: Call): Answer {
  const { books, identifiers, actor, now } = call;
  if (actor.account.parent_account_id !== null) throw permissionDenied('account_create');
  const sent = statedFields(call);
  refuseIf(createFailure, [...addressErrors(sent), ...identificationErrors(sent), ...brandErrors(call)]);
  const account: Account = {
    ...blankAccount,
    ...sent,
    id: identifiers.uuid(books),
    parent_account_id: actor.account.id,
    brand: actor.account.brand,
    short_reference: identifiers.accountReference(books, londonDate(now)),
    created_at: timeText(now),
    updated_at: timeText(now),
  };
  return keep(call, account);
}

/** Changes an account. Its country stays. */
export function updateAccount(call: Call): Answer {
  const account = visibleAccount(call);
  const sent = statedFields(call);
  refuseIf(updateFailure, [...changeErrors(account, sent), ...identificationErrors({ ...account, ...sent })]);
  return keep(call, { ...account, ...sent, updated_at: timeText(call.now) });
}

type Stated = Partial<Account>;

const blankAccount = {
  account_name: '',
  your_reference: '',
  status: 'enabled',
  street: null,
  city: null,
  state_or_province: null,
  country: null,
  postal_code: null,
  spread_table: 'flat_0.00',
  legal_entity_type: 'company',
} as const;

/** What was sent of the fields that an account keeps. */
function statedFields({ parameters }: Call): Stated {
  const entries = Object.keys(updateParameters).flatMap((name) => {
    const value = parameters.text(name);
    return value === undefined ? [] : [[name, flags.has(name) ? value === 'true' : value] as const];
  });
  return Object.fromEntries(entries) as Stated;
}

function addressErrors({ country, state_or_province: state, postal_code: postcode }: Stated): FieldError[] {
  if (!withStates.has(country ?? '')) return [];
  const missing = [...(state ? [] : ['state_or_province']), ...(postcode ? [] : ['postal_code'])];
  return missing.map((field) => ({ field, code: `${field}_is_required`, message: `${field} is required` }));
}

function identificationErrors({ identification_type: type, identification_value: value }: Stated): FieldError[] {
  const missing = (field: string) => [{ field, code: `${field}_is_missing`, message: `${field} is missing` }];
  if (type && type !== 'none' && !value) return missing('identification_value');
  return value && !type ? missing('identification_type') : [];
}

function brandErrors({ parameters, actor }: Call): FieldError[] {
  const brand = parameters.text('brand');
  const isKnown = brand === undefined || brand === actor.account.brand;
  return isKnown ? [] : [{ field: 'brand', code: 'brand_not_found', message: 'No such brand' }];
}

function changeErrors(account: Account, sent: Stated): FieldError[] {
  if (Object.keys(sent).length === 0) {
    return [{ field: 'base', code: 'at_least_one_parameter', message: 'At least one parameter is needed' }];
  }
  const moves = account.country !== null && sent.country !== undefined && sent.country !== account.country;
  const code = 'editing_country_not_allowed';
  return moves ? [{ field: 'country', code, message: 'The country of an account stays' }] : [];
}

function keep({ books }: Call, account: Account): Answer {
  books.put('account', account.id, account);
  return ok(accountView(account));
}
