import { type CallParameters, withoutBrackets } from './callParameters';
import { ApiError, type FieldError } from './errors';

type Format =
  | 'text'
  | 'currency'
  | 'country'
  | 'uuid'
  | 'amount'
  | 'cents'
  | 'date'
  | 'moment'
  | 'flag'
  | 'count'
  | 'pair';

/** What an endpoint takes under one name. `list` admits the bracketed spelling and several values. */
export interface ParameterRule {
  readonly format: Format;
  readonly required?: boolean;
  readonly list?: boolean;
  readonly maxLength?: number;
  /** Code of a value that is too long, where it is not `<name>_is_too_long`. */
  readonly tooLong?: string;
  readonly oneOf?: readonly string[];
}

export type ParameterTable = Readonly<Record<string, ParameterRule>>;

interface FormatRule {
  readonly pattern: RegExp;
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const calendarDate = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';

const formats: Readonly<Record<Format, FormatRule>> = {
  text: { pattern: /\S/, code: 'is_too_short', message: 'needs at least 1 character', params: { minlength: 1 } },
  currency: typed(/^[A-Z]{3}$/, 'is_in_invalid_format', 'needs an ISO 4217 currency code', 'currency'),
  country: typed(/^[A-Z]{2}$/, 'is_in_invalid_format', 'needs an ISO 3166 country code', 'country'),
  uuid: {
    pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    code: 'is_not_valid_uuid',
    message: 'needs a UUID',
    params: {},
  },
  amount: typed(/^\d+(?:\.\d{1,3})?$/, 'type_is_wrong', 'needs a number', 'numeric'),
  cents: typed(/^\d+(?:\.\d{1,2})?$/, 'is_in_invalid_format', 'needs a number with two decimals', 'numeric'),
  date: typed(new RegExp(`^${calendarDate}$`), 'type_is_wrong', 'needs a date YYYY-MM-DD', 'date'),
  moment: typed(new RegExp(`^${calendarDate}(?:[T ].+)?$`), 'type_is_wrong', 'needs a date or date-time', 'datetime'),
  flag: typed(/^(?:true|false)$/, 'type_is_wrong', 'needs true or false', 'boolean'),
  count: typed(/^\d{1,9}$/, 'type_is_wrong', 'needs a positive integer', 'integer'),
  pair: typed(/^[A-Z]{6}$/, 'is_in_invalid_format', 'needs two currency codes', 'currency_pair'),
};

function typed(pattern: RegExp, code: string, message: string, type: string): FormatRule {
  return { pattern, code, message, params: { type } };
}

/** The parameters `<field>_from` and `<field>_to` of a find. */
export function momentRange(...fields: readonly string[]): ParameterTable {
  return range('moment', fields);
}

/** The parameters `<field>_from` and `<field>_to` of a find by amounts. */
export function amountRange(...fields: readonly string[]): ParameterTable {
  return range('amount', fields);
}

function range(format: Format, fields: readonly string[]): ParameterTable {
  return Object.fromEntries(
    fields.flatMap((field) => [`${field}_from`, `${field}_to`]).map((name) => [name, { format }]),
  );
}

/** The same table with some of its parameters required. */
export function requiring(table: ParameterTable, ...names: readonly string[]): ParameterTable {
  const entries = Object.entries(table).map(([name, rule]) => [name, { ...rule, required: names.includes(name) }]);
  return Object.fromEntries(entries) as ParameterTable;
}

/** Refuses names that the endpoint does not list. @throws ApiError 400 `invalid_extra_parameters` */
export function refuseExtraParameters(table: ParameterTable, parameters: CallParameters): void {
  const extra = parameters.names().filter((name) => !isListed(table, name));
  if (extra.length === 0) return;
  const code = 'invalid_extra_parameters';
  const message = `Not taken by this endpoint: ${extra.join(', ')}`;
  throw new ApiError(400, code, [{ field: 'base', code, message, params: { parameters: extra.join(', ') } }]);
}

function isListed(table: ParameterTable, name: string): boolean {
  if (Object.hasOwn(table, name)) return true;
  const plain = withoutBrackets(name);
  return Object.hasOwn(table, plain) && table[plain]?.list === true;
}

/** Complaints about missing and malformed parameters. A missing one also fails its format, as at the provider. */
export function parameterErrors(table: ParameterTable, parameters: CallParameters): FieldError[] {
  return Object.entries(table).flatMap(([name, rule]) => {
    const value = parameters.text(name);
    const values = rule.list ? parameters.list(name) : value === undefined ? [] : [value];
    if (values.length === 0) return rule.required ? missing(name, rule) : [];
    return values.flatMap((sent) => malformed(name, rule, sent));
  });
}

function missing(name: string, rule: ParameterRule): FieldError[] {
  return [{ field: name, code: `${name}_is_required`, message: `${name} is required` }, ...malformed(name, rule, '')];
}

function malformed(name: string, rule: ParameterRule, value: string): FieldError[] {
  const { pattern, code, message, params } = formats[rule.format];
  const isPossible = pattern.test(value) && (rule.format !== 'moment' || !Number.isNaN(Date.parse(value)));
  if (!isPossible) return [{ field: name, code: `${name}_${code}`, message: `${name} ${message}`, params }];
  if (rule.format === 'count' && Number(value) === 0) return [tooSmall(name)];
  if (rule.oneOf && !rule.oneOf.includes(value)) return [notInRange(name, rule.oneOf)];
  return tooLong(name, rule, value);
}

function tooSmall(name: string): FieldError {
  return { field: name, code: `${name}_is_too_small`, message: `${name} begins with 1`, params: { min: 1 } };
}

function notInRange(name: string, range: readonly string[]): FieldError {
  const text = range.join(', ');
  return {
    field: name,
    code: `${name}_not_in_range`,
    message: `${name} must be one of: ${text}`,
    params: { range: text },
  };
}

function tooLong(name: string, { maxLength = 255, tooLong: code }: ParameterRule, value: string): FieldError[] {
  if (value.length <= maxLength) return [];
  const message = `${name} takes at most ${maxLength} characters`;
  return [{ field: name, code: code ?? `${name}_is_too_long`, message, params: { maxlength: maxLength } }];
}

/** Complaints about the values in a path's braces: what is called an id is a UUID. */
export function idErrors(ids: Readonly<Record<string, string>>): FieldError[] {
  const named = Object.entries(ids).filter(([name]) => name.endsWith('id'));
  return named.flatMap(([name, value]) => malformed(name, { format: 'uuid' }, value));
}
