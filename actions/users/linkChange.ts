import type { Knex } from 'knex';
import type { ChangeKind } from '../../domain/changes/changeKinds';
import { RuleError } from '../../domain/errors';
import { areSameRights, noRights } from '../../domain/users/rights';
import { organisationLinkSchema, type OrganisationLink } from '../../domain/users/userInput';
import { governed } from '../fourEyes/governed';
import type { ChangeTools, MadeChange } from '../fourEyes/governedChange';
import { lockOrganisationSwitches } from '../fourEyes/switches';
import type { OrganisationLinkInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { putLink, requireOrganisations } from './organisationLinks';
import { recordUserAct } from './recordUserAct';
import { takeUser } from './standing';
import type { UserAnswer } from './userChange';

/** An action that changes what a user may do for an organisation. */
interface LinkChange<Input> {
  readonly kind: ChangeKind;
  /** The input field that names the organisation. */
  readonly field: string;
  /** What to change of the link; what is not named stays. */
  readonly linkOf: (input: Input) => OrganisationLinkInput;
}

/**
 * The action that changes what a user may do for an organisation that the caller administers, and links the user to it where there is no link
 * yet. An organisation's administrator reaches only users who are linked to one of the administrator's organisations already. Rights that are
 * given or taken can need a second administrator.
 * @throws RuleError invalid_input, organisation_not_found, change_pending, and those of takeUser
 */
export const linkChange = <Input extends { readonly id: string }>({ kind, field, linkOf }: LinkChange<Input>) =>
  governed({
    kind,
    parse: async (input: Input) => {
      await parseLink(linkOf(input), field);
      return input;
    },
    make: async (tools, input) => changeLink(tools, input.id, await parseLink(linkOf(input), field), field),
  });

const parseLink = (link: OrganisationLinkInput, field: string): Promise<OrganisationLink> =>
  parseDeclared(organisationLinkSchema, link).catch((error: unknown) => {
    throw error instanceof RuleError && error.field === 'org_id'
      ? new RuleError('organisation_not_found', field)
      : error;
  });

async function changeLink(
  { transaction, context, session }: ChangeTools,
  id: string,
  asked: OrganisationLink,
  field: string,
): Promise<MadeChange<UserAnswer>> {
  const { administrator } = await takeUser(transaction, session, { id, act: 'membership' });
  await requireOrganisations(transaction, administrator, [asked.org_id], field);
  const organisationId = asked.org_id.toLowerCase();
  const present = await transaction('users_organisations').where({ user_id: id, org_id: organisationId }).first();
  const next = { ...present, ...given(asked) };
  await putLink(transaction, id, next, context.clock.now());
  const details = await detailsOf(transaction, id, asked);
  await recordUserAct(transaction, context, session, { of: 'changed', details });
  const isSame = areSameRights({ ...noRights, links: present ? [present] : [] }, { ...noRights, links: [next] });
  const now = await lockOrganisationSwitches(transaction, organisationId);
  return {
    answer: { id, isPending: false },
    subject: { entity: 'users_organisations', id: `${id}:${organisationId}`, organisationId },
    switches: { now: isSame ? [] : now },
  };
}

/** The fields that have a value. */
function given({ org_id, ...flags }: OrganisationLink): OrganisationLink {
  const known = Object.entries(flags).filter(([, value]) => typeof value === 'boolean');
  return { org_id, ...Object.fromEntries(known) };
}

const rightNames = {
  can_user_admin_org: 'administers the organisation',
  can_manage_favourites: 'manages favourites',
  canManageNewAccount: 'opens accounts',
} as const;

/** Such as `Aldgate Trading: maker administers the organisation: no, opens accounts: yes`. */
async function detailsOf(transaction: Knex.Transaction, id: string, { org_id, ...flags }: OrganisationLink) {
  const organisation = await transaction('organisations').where({ id: org_id }).first('name');
  const rights = Object.entries(given({ org_id, ...flags })).flatMap(([right, is]) =>
    right in rightNames ? `${rightNames[right as keyof typeof rightNames]}: ${is ? 'yes' : 'no'}` : [],
  );
  return `${organisation?.name}: ${id} ${rights.join(', ') || 'linked'}`;
}
