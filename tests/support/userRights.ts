import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from './effects';
import { stackDatabase } from './stack';
import { aldgate, borealis, createdUser, deleteTestUsers, refusedMembers, userCall } from './users';

const none = { can_manage_favourites: false, canManageNewAccount: false, can_user_admin_org: false };

/** A right of a user for an organisation. */
export interface Right {
  /** The document that sets it. */
  readonly document: 'favouritesAdmin' | 'newAccounts' | 'orgAdmin';
  readonly column: keyof typeof none;
  /** What the activity log calls it. */
  readonly said: string;
  /** Another right, which must stay. */
  readonly kept: keyof typeof none;
}

/** The tests of the action that sets a right. */
export function testRight({ document, column, said, kept }: Right): void {
  let database: Knex;

  beforeAll(() => {
    database = stackDatabase();
  });
  afterAll(async () => {
    await deleteTestUsers(database);
    await database.destroy();
  });

  const linksOf = (user_id: string) => database('users_organisations').where({ user_id });

  test('a right is given and taken away; the other rights stay', async () => {
    const id = await createdUser({ organisations: [{ org_id: aldgate, [kept]: true }] });
    for (const is of [true, false]) {
      const { answer, ...effects } = await effectsOf(
        database,
        userCall('orgadmin', document, { id, orgId: aldgate, is }),
      );
      expect(answer.data).toEqual({ result: { id, isPending: false } });
      expect(effects).toEqual({ rows: ['update users_organisations'], activity: ['A026'], provider: [] });
      expect(await linksOf(id)).toMatchObject([{ ...none, [kept]: true, [column]: is }]);
      const details = `Aldgate Trading: ${id} ${said}: ${is ? 'yes' : 'no'}`;
      expect(await database('activity').where({ details }).pluck('userId')).toEqual(['orgadmin']);
    }
  });

  test.each(refusedMembers)('refuses $who', async ({ by, user, code }) => {
    const call = userCall(by, document, { id: await user(database), orgId: aldgate, is: false });
    expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
  });

  test('refuses an organisation that the caller does not administer', async () => {
    const id = await createdUser();
    const call = userCall('orgadmin', document, { id, orgId: borealis, is: true });
    expect(await refusedEffects(database, call)).toEqual(refused('organisation_not_found', 'orgId'));
    expect(await linksOf(id).pluck('org_id')).toEqual([aldgate]);
  });
}
