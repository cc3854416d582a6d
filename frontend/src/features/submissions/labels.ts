import type { designatedAccountTypes, legalEntities } from '../../../../domain/submissions/form';

/** Who will own the account, in words. */
export const legalEntityLabels: Readonly<Record<(typeof legalEntities)[number], string>> = {
  company: 'Company',
  individual: 'Individual',
  partnership: 'Partnership',
  charity: 'Charity',
  trust: 'Trust',
};

/** What a designated account is for, in words. */
export const designationLabels: Readonly<Record<(typeof designatedAccountTypes)[number], string>> = {
  client_money: 'Client money',
  escrow: 'Escrow',
  other: 'Another purpose',
};

/** The options of a select, from labels. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
