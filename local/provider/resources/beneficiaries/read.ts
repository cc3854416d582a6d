import { ok, type Answer, type Call } from '../../http/endpoint';
import { notFound } from '../../http/errors';
import { applyFilters, containing, equal, type Filters } from '../../http/filters';
import { paginate } from '../../http/pagination';
import { accountsInScope } from '../../http/scope';
import { type Beneficiary } from '../../store/records';
import { beneficiaryView } from './view';

const filters: Filters<Beneficiary> = {
  bank_account_holder_name: containing('bank_account_holder_name'),
  name: containing('name'),
  bank_name: containing('bank_name'),
  beneficiary_company_name: containing('beneficiary_company_name'),
  beneficiary_first_name: containing('beneficiary_first_name'),
  beneficiary_last_name: containing('beneficiary_last_name'),
  beneficiary_city: equal('beneficiary_city'),
  beneficiary_postcode: equal('beneficiary_postcode'),
  beneficiary_state_or_province: equal('beneficiary_state_or_province'),
  beneficiary_country: equal('beneficiary_country'),
  beneficiary_entity_type: equal('beneficiary_entity_type'),
  beneficiary_date_of_birth: equal('beneficiary_date_of_birth'),
  currency: equal('currency'),
  account_number: equal('account_number'),
  bic_swift: equal('bic_swift'),
  iban: equal('iban'),
  bank_account_type: equal('bank_account_type'),
  default_beneficiary: equal('default_beneficiary'),
  beneficiary_external_reference: equal('beneficiary_external_reference'),
};

const sortable = ['created_at', 'updated_at', 'name', 'bank_account_holder_name', 'currency', 'bank_name'] as const;

/** Live originals only: neither deleted ones nor the copies of released payments. */
export function findBeneficiaries(call: Call): Answer {
  const { books, parameters } = call;
  const accounts = accountsInScope(call);
  const own = books
    .list('beneficiary')
    .filter((row) => accounts.has(row.account_id) && !row.deleted && !row.cloned_from)
    .filter((row) => hasRouting(row, parameters.list('routing_code_type'), parameters.list('routing_code_value')));
  const rows = applyFilters(own, parameters, filters);
  const { page, pagination } = paginate(rows, parameters, sortable, 'beneficiary_find_failed');
  return ok({ beneficiaries: page.map(beneficiaryView), pagination });
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
