import { ok, type Answer, type Call } from '../../http/endpoint';
import { notFound } from '../../http/errors';
import { applyFilters, containing, equals, type Filters } from '../../http/filters';
import { paginate } from '../../http/pagination';
import { recordsInScope } from '../../http/scope';
import type { Beneficiary } from '../../store/records';
import { beneficiaryView } from './view';

const filters: Filters<Beneficiary> = {
  bank_account_holder_name: containing('bank_account_holder_name'),
  name: containing('name'),
  bank_name: containing('bank_name'),
  beneficiary_company_name: containing('beneficiary_company_name'),
  beneficiary_first_name: containing('beneficiary_first_name'),
  beneficiary_last_name: containing('beneficiary_last_name'),
  ...equals<Beneficiary>('beneficiary_city', 'beneficiary_postcode', 'beneficiary_state_or_province'),
  ...equals<Beneficiary>('beneficiary_country', 'beneficiary_entity_type', 'beneficiary_date_of_birth'),
  ...equals<Beneficiary>('currency', 'account_number', 'bic_swift', 'iban', 'bank_account_type'),
  ...equals<Beneficiary>('default_beneficiary', 'beneficiary_external_reference'),
};

const sortable = ['created_at', 'updated_at', 'name', 'bank_account_holder_name', 'currency', 'bank_name'] as const;

/** Live originals only: neither deleted ones nor the copies of released payments. */
export function findBeneficiaries(call: Call): Answer {
  const { parameters } = call;
  const rows = applyFilters(liveBeneficiaries(call), parameters, filters);
  const { page, pagination } = paginate(rows, parameters, sortable, 'beneficiary_find_failed');
  return ok({ beneficiaries: page.map(beneficiaryView), pagination });
}

function* liveBeneficiaries(call: Call): Iterable<Beneficiary> {
  const [types, values] = ['routing_code_type', 'routing_code_value'].map((name) => call.parameters.list(name));
  for (const row of recordsInScope(call, 'beneficiary')) {
    if (!row.deleted && !row.cloned_from && hasRouting(row, types ?? [], values ?? [])) yield row;
  }
}

function hasRouting(row: Beneficiary, types: readonly string[], values: readonly string[]): boolean {
  const hasType = (type: string) => type === row.routing_code_type_1 || type === row.routing_code_type_2;
  const hasValue = (value: string) => value === row.routing_code_value_1 || value === row.routing_code_value_2;
  return types.every(hasType) && values.every(hasValue);
}

/** One beneficiary of the actor's account, copies included. @throws ApiError 404 `beneficiary_not_found` */
export function getBeneficiary({ books, id, actor }: Call): Answer {
  const found = books.get('beneficiary', id);
  if (found?.account_id !== actor.account.id || found.deleted) throw notFound('beneficiary');
  return ok(beneficiaryView(found));
}
