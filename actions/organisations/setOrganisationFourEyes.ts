import { organisationFourEyesSchema } from '../../domain/changes/fourEyesInput';
import { turnsOn } from '../../domain/changes/fourEyes';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import { requireDeciders } from '../fourEyes/switches';
import type { SetOrganisationFourEyesInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { recordAdministration } from '../database/recordAdministration';
import { lockAdministered } from './standing';

/**
 * Sets which changes of an organisation need a second administrator. To turn one of them off needs a second administrator itself. For
 * super admins.
 * @throws RuleError invalid_input, organisation_not_found, too_few_deciders, change_pending
 */
export const setOrganisationFourEyes = defineAction({
  name: 'setOrganisationFourEyes',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """
      Sets which changes of an organisation need a second administrator: authorisation_rules, role_rights, fx_limits. To turn one off needs one, too. For
      super admins.
      """
      setOrganisationFourEyes(orgId: uuid!, fourEyes: [String!]!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'setOrganisationFourEyes',
    parse: (input: SetOrganisationFourEyesInput) => parseDeclared(organisationFourEyesSchema, input),
    make: async ({ transaction, context, session }, { orgId, fourEyes }) => {
      const { id, name, four_eyes: now } = await lockAdministered(transaction, session, orgId);
      if (turnsOn(now, fourEyes)) await requireDeciders(transaction, context, 'fourEyes');
      await transaction('organisations').where({ id }).update({ four_eyes: fourEyes });
      const details = `${name}: a second administrator for ${fourEyes.join(', ') || 'nothing'}`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      const subject = { entity: 'organisations', id, organisationId: id };
      return { answer: { id }, subject, switches: { now, asked: fourEyes } };
    },
  }),
});
