import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { roleId } from '../../../seeds/demo/organisations';
import {
  administer,
  deleteTestOrganisations,
  made,
  newOrganisation,
  newRole,
  organisationInput,
  roleInput,
  ruleInput,
} from '../../support/organisations';
import { as, authorisePayment, newPayment, refusalOf } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const aldgate = demoId('organisation aldgate');
let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestOrganisations(database);
  await database.destroy();
});

const house = (action: string, variables: Record<string, unknown>) => administer('superadmin', action, variables);

test('authorisation rules judge payments that wait at their next authorisation, and are kept while payments refer to them', async () => {
  const paymentId = await newPayment({ amount: '4200.00' });
  const tightened = ruleInput([roleId('approver'), roleId('director')], { thresholdAbove: 4199 });
  const ruleId = await made('createPaymentAuthRule', { orgId: aldgate, rule: tightened });
  try {
    const given = await as<{ authorisePayment: object }>('approver', authorisePayment, { paymentId });
    expect(given.data?.authorisePayment).toMatchObject({ authorisationsRequired: 1, requestsAdded: 1 });
    expect(refusalOf(await house('deletePaymentAuthRule', { ruleId })).code).toBe('rule_has_records');
  } finally {
    // The action would wait for a second administrator, because payments need less without the rule.
    await database('organisation_payment_auth_rule').where({ id: ruleId }).update({ is_archived: true });
  }
  // What the rule has requested stays required.
  const last = await as<{ authorisePayment: object }>('approver2', authorisePayment, { paymentId });
  expect(last.data?.authorisePayment).toMatchObject({ authorisationsRequired: 0 });
});

describe('who administers', () => {
  const mayCreateRule = async (username: string, orgId: string, roles: readonly string[]) =>
    administer(username, 'createPaymentAuthRule', { orgId, rule: ruleInput(roles, { thresholdAbove: 77 }) });

  test('an organisation admin creates rules and groups in their organisation, and changes no rule or role', async () => {
    const orgId = await newOrganisation();
    const clerk = await newRole(orgId, 'Clerk');
    const link = { user_id: 'orgadmin', org_id: orgId, can_user_admin_org: true };
    await database('users_organisations').insert(link);
    try {
      const { data } = await mayCreateRule('orgadmin', orgId, [clerk]);
      const ruleId = data?.result.id;
      expect(ruleId).toBeDefined();
      for (const [action, variables] of [
        ['updatePaymentAuthRule', { ruleId, rule: ruleInput([clerk]) }],
        ['archivePaymentAuthRule', { ruleId }],
        ['deletePaymentAuthRule', { ruleId }],
        ['createRole', { orgId, role: roleInput('Another') }],
        ['updateRole', { roleId: clerk, role: roleInput('Another') }],
        ['deleteRole', { roleId: clerk }],
        ['reorderRoles', { orgId, roleIds: [clerk] }],
        ['cloneRolesFromOrg', { fromOrgId: aldgate, orgId }],
        ['createOrganisation', { organisation: organisationInput() }],
        ['updateOrganisation', { orgId, organisation: { name: 'Mine' } }],
        ['deleteOrganisation', { orgId }],
      ] as const) {
        expect([action, refusalOf(await administer('orgadmin', action, variables)).code]).toEqual([
          action,
          'validation-failed',
        ]);
      }
      await database('users_organisations').where({ org_id: orgId }).update({ can_user_admin_org: false });
      expect(refusalOf(await mayCreateRule('orgadmin', orgId, [clerk])).code).toBe('organisation_not_found');
    } finally {
      await database('users_organisations').where({ org_id: orgId }).delete();
    }
  });

  test('another organisation is answered as an absent one', async () => {
    const group = { name: 'Foreign', accountIds: [], userIds: [] };
    const [added] = await database('groups').insert({ name: randomUUID(), org_id: aldgate }).returning('id');
    const foreign = added!.id;
    const ask = (action: string, variables: Record<string, unknown>, id: string) =>
      administer('borealisadmin', action, variables).then((answer) => JSON.stringify(answer).replaceAll(id, 'the id'));
    for (const [action, of, absent] of [
      ['createOrgGroup', (orgId: string) => ({ orgId, group }), aldgate],
      ['createPaymentAuthRule', (orgId: string) => ({ orgId, rule: ruleInput([roleId('owner')]) }), aldgate],
      ['updateOrgGroup', (groupId: string) => ({ groupId, group }), foreign],
      ['addUsersToGroup', (groupId: string) => ({ groupId, userIds: [] }), foreign],
      ['deleteOrgGroup', (groupId: string) => ({ groupId }), foreign],
    ] as const) {
      const other = randomUUID();
      const answer = await ask(action, of(String(absent)), String(absent));
      expect(answer).toContain('_not_found');
      expect(answer).toBe(await ask(action, of(other), other));
    }
    await database('groups').where({ id: foreign }).delete();
  });

  test('users without administration may call none of it', async () => {
    const variables = { orgId: aldgate, rule: ruleInput([roleId('approver')]) };
    for (const username of ['maker', 'favadmin', 'newaccounts']) {
      expect((await administer(username, 'createPaymentAuthRule', variables)).errors).toHaveLength(1);
    }
    const { errors } = await graphql(
      'superadmin',
      'mutation { deleteOrganisation(orgId: "1") { id } }',
      {},
      {
        'x-hasura-role': 'user',
      },
    );
    expect(errors).toHaveLength(1);
  });
});
