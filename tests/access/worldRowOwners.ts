import { demoId } from '../../seeds/demo/demoId';
import { accounts, idOf, type AccountName, type RowOwners, type OrganisationName } from './worldPeople';

/** A row to insert, and what it is bound to. */
export interface NewRow extends RowOwners {
  readonly table: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Columns with what to insert. */
export type Values = NewRow['values'];
/** Rows to insert, in order. */
export type Tables = readonly (readonly [table: string, values: Values])[];

/** The tenants. */
export const organisationNames: readonly OrganisationName[] = ['aster', 'birch'];
/** All accounts of all tenants. */
export const accountNames = Object.keys(accounts) as AccountName[];
/** When everything of the world happened. */
export const then = '2026-01-05T09:00:00Z';

/** A tenant's accounts. */
export const accountsOf = (name: OrganisationName) => accountNames.filter((account) => accounts[account] === name);
/** Rows that are bound to the same. */
export const rowsOwnedBy = (owners: Partial<RowOwners>, tables: Tables): NewRow[] =>
  tables.map(([table, values]) => ({ accounts: [], organisations: [], people: [], ...owners, table, values }));
/** What an organisation's rows are bound to: it, and all its accounts. */
export const ofOrganisation = (name: OrganisationName): Partial<RowOwners> => ({
  organisations: [idOf(name)],
  accounts: accountsOf(name).map(idOf),
});
/** What an account's rows are bound to: it, and its organisation. */
export const ofAccount = (name: AccountName): Partial<RowOwners> => ({
  organisations: [idOf(accounts[name])],
  accounts: [idOf(name)],
});

/** The provider's id of an account. */
export const tccAccount = (name: AccountName) => demoId(`world tcc account ${name}`);
/** What every mirrored row says of its times. */
export const mirrored = { created_at: then, updated_at: then };
/** A price as quotes hold it. */
export const price = {
  buyCurrency: 'EUR',
  sellCurrency: 'GBP',
  fixedSide: 'buy',
  clientBuyAmount: '10',
  clientSellAmount: '9',
  clientRate: '0.9',
  conversionDate: then,
};
