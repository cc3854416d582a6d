import { demoId } from '../../seeds/demo/demoId';

/** The accounts, organisations and people that a row belongs to. The test data states it; no metadata is read for it. */
export interface RowOwners {
  readonly accounts: readonly string[];
  readonly organisations: readonly string[];
  readonly people: readonly string[];
}

/** Somebody of the world: seats by account, flags of the links by organisation, flags of their own. */
export interface Person {
  readonly seats?: readonly AccountName[];
  readonly links?: Readonly<Partial<Record<OrganisationName, readonly string[]>>>;
  readonly flags?: readonly string[];
  /** Holds the seats while the rows are written, and loses them afterwards. */
  readonly loses?: readonly AccountName[];
}

/** The tenants, by the names that the world calls them. */
export type OrganisationName = 'aster' | 'birch';
/** Their accounts. */
export type AccountName = 'a1' | 'a2' | 'b1' | 'b2';

/** Two tenants with two accounts each, with seats of different people. */
export const accounts: Readonly<Record<AccountName, OrganisationName>> = {
  a1: 'aster',
  a2: 'aster',
  b1: 'birch',
  b2: 'birch',
};

const everyFlag = ['can_user_admin_org', 'can_manage_favourites', 'canManageNewAccount'];

/** The users of the tests. Dora is disabled and has everything else; Rex has lost his seat; Olga belongs to both tenants. */
export const people: Readonly<Record<string, Person>> = {
  ada: { seats: ['a1'] },
  abel: { seats: ['a2'] },
  bea: { seats: ['b1'] },
  ben: { seats: ['b2'] },
  tess: { seats: ['a1'], flags: ['can_use_transfers'] },
  theo: { seats: ['b1'], flags: ['can_transfer_between_orgs'] },
  adam: { links: { aster: ['can_user_admin_org'] } },
  berta: { links: { birch: ['can_user_admin_org'] } },
  fay: { links: { aster: ['can_manage_favourites'] } },
  fred: { links: { birch: ['can_manage_favourites'] } },
  nina: { links: { aster: ['canManageNewAccount'] } },
  nils: { links: { birch: ['canManageNewAccount'] } },
  lena: { links: { aster: [] } },
  olga: { seats: ['a1', 'b1'], links: { aster: ['can_user_admin_org'] } },
  dora: {
    seats: ['a1', 'b1'],
    links: { aster: everyFlag, birch: everyFlag },
    flags: ['can_use_transfers', 'can_transfer_between_orgs'],
  },
  rex: { loses: ['a1'], flags: ['can_use_transfers'] },
};

/** Ids of the world's accounts and organisations. */
export const idOf = (name: AccountName | OrganisationName): string => demoId(`world ${name}`);
