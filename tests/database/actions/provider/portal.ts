import type { Knex } from 'knex';
import { connect } from '../../../../actions/database/connection';
import { seal } from '../../../../actions/provider/sealing';
import { createTestDatabase } from '../../../support/database';

/** The key under which `Portal` seals the keys of logins. */
export const sealKey = 'ab'.repeat(32);

/** A database with all migrations and no data, and what a test of the provider's edge puts into it. */
export interface Portal {
  readonly database: Knex;
  readonly storeHouse: (loginId: string) => Promise<void>;
  /** An organisation with an account; its login is its own where one is given. Gives the account's id. */
  readonly addOrganisation: (organisation?: {
    readonly loginId?: string;
    readonly usesHouse?: boolean;
  }) => Promise<string>;
  readonly drop: () => Promise<void>;
}

const sealed = (loginId: string) => ({ tcc_login_id: loginId, sealed_api_key: seal(`key of ${loginId}`, sealKey) });

/** Creates a portal's database that only the calling test file uses. */
export async function createPortal(): Promise<Portal> {
  const testDatabase = await createTestDatabase('schema');
  const database = connect(testDatabase.url);
  return {
    database,
    storeHouse: async (loginId) => {
      await database('vault.admin_key_credentials').insert(sealed(loginId)).onConflict('id').merge();
    },
    addOrganisation: (organisation = {}) => addOrganisation(database, organisation),
    drop: async () => {
      await database.destroy();
      await testDatabase.drop();
    },
  };
}

async function addOrganisation(
  database: Knex,
  { loginId, usesHouse = false }: { readonly loginId?: string; readonly usesHouse?: boolean },
): Promise<string> {
  const values = { name: 'Aldgate', defaultToAdminCredentials: usesHouse };
  const [organisation] = await database('organisations').insert(values).returning<{ id: string }[]>('id');
  const orgId = organisation!.id;
  if (loginId) await database('vault.provider_credentials').insert({ org_id: orgId, ...sealed(loginId) });
  const [account] = await database('accounts')
    .insert({ name: 'Aldgate Trading', org_id: orgId })
    .returning<{ id: string }[]>('id');
  return account!.id;
}
