import { organisationSwitches } from '../../../../domain/changes/fourEyes';
import { changeKinds, factsOf, type ChangeKind } from '../../../../domain/changes/changeKinds';
import {
  changeDecisionSchema,
  mayStillAsk,
  refusalOfDecision,
  refusalOfSecondPerson,
  type ChangeDecision,
  type Decider,
} from '../../../../domain/changes/decision';

const change = { kind: 'createContact', requestedBy: 'asker', organisationId: 'one', decision: null };
const house: Decider = { userId: 'house', isSuperAdmin: true, organisationIds: [] };
const own: Decider = { userId: 'own', isSuperAdmin: false, organisationIds: ['one', 'two'] };
const foreign: Decider = { userId: 'foreign', isSuperAdmin: false, organisationIds: ['two'] };
const asker: Decider = { userId: 'asker', isSuperAdmin: true, organisationIds: ['one'] };
const formerAsker: Decider = { userId: 'asker', isSuperAdmin: false, organisationIds: [] };
const closed = { kind: 'updateRole' };
const ofHouse = { kind: 'editTariff', organisationId: null };

test.each<[string, Partial<typeof change> | typeof ofHouse, Decider, ChangeDecision, string | undefined]>([
  ['another super admin', {}, house, 'allowed', undefined],
  ['another super admin', {}, house, 'refused', undefined],
  ['another super admin', closed, house, 'allowed', undefined],
  ['another super admin', ofHouse, house, 'allowed', undefined],
  ['another super admin', {}, house, 'withdrawn', 'change_of_another'],
  ['an administrator of the organisation', {}, own, 'allowed', undefined],
  ['an administrator of the organisation', {}, own, 'refused', undefined],
  ['an administrator of the organisation', closed, own, 'allowed', 'super_admins_only'],
  ['an administrator of the organisation', closed, own, 'refused', 'super_admins_only'],
  ['an administrator of an organisation', ofHouse, own, 'allowed', 'change_not_found'],
  ['an administrator of another organisation', {}, foreign, 'allowed', 'change_not_found'],
  ['an administrator of another organisation', {}, foreign, 'withdrawn', 'change_not_found'],
  ['the one who asked', {}, asker, 'allowed', 'second_person_required'],
  ['the one who asked', {}, asker, 'refused', 'second_person_required'],
  ['the one who asked', {}, asker, 'withdrawn', undefined],
  ['the one who asked and administers nothing now', {}, formerAsker, 'withdrawn', undefined],
  ['the one who asked and administers nothing now', {}, formerAsker, 'allowed', 'second_person_required'],
  ['anybody, of a kind of an earlier version', { kind: 'gone' }, own, 'allowed', 'super_admins_only'],
  ['anybody, a second time', { decision: 'refused' } as never, house, 'allowed', 'change_decided'],
  ['anybody, a second time', { decision: 'allowed' } as never, asker, 'withdrawn', 'change_decided'],
])('%s: %j by %j, %s gives %s', (_who, rest, decider, decision, refusal) => {
  expect(refusalOfDecision({ ...change, ...rest }, decider, decision)).toBe(refusal);
});

test.each([
  ['refused', undefined, false],
  ['refused', '', false],
  ['refused', 'Not now', true],
  ['allowed', undefined, true],
  ['withdrawn', null, true],
  ['ignored', undefined, false],
])('a decision %s with the reason %p is valid: %p', (decision, reason, isValid) => {
  const input = { changeId: 'c', changeDigest: 'd', decision, reason };
  expect(changeDecisionSchema.isValidSync(input, { strict: true })).toBe(isValid);
});

test('organisation administrators decide about new rules, seats, rights of users, webhooks and delegations', () => {
  const isClosed = (kind: ChangeKind) => !changeKinds[kind].isOpenToOrgAdmins;
  const closedOfOrganisations = (Object.keys(changeKinds) as ChangeKind[])
    .filter(isClosed)
    .filter((kind) => organisationSwitches.includes(changeKinds[kind].governedBy as never));
  expect(closedOfOrganisations.sort()).toEqual([
    'approveAccountSubmission',
    'archivePaymentAuthRule',
    'cloneRolesFromOrg',
    'createRole',
    'deletePaymentAuthRule',
    'deleteRole',
    'moveAccount',
    'reassignPaymentCreator',
    'updatePaymentAuthRule',
    'updateRole',
  ]);
  expect(factsOf('toString').isOpenToOrgAdmins).toBe(false);
});

const asked = new Date('2026-11-28T12:00:00Z');

test.each([
  ['an administrator of before', '2026-11-28T11:59:59Z', false, undefined],
  ['one of the same moment', '2026-11-28T12:00:00Z', false, undefined],
  ['one who came afterwards', '2026-11-28T12:00:01Z', false, 'decider_later_than_change'],
  ['one whom the requester made', '2026-11-20T12:00:00Z', true, 'decider_not_independent'],
])('%s is a second person: %s', (_who, administratorSince, isDependent, refusal) => {
  expect(refusalOfSecondPerson(asked, { administratorSince: new Date(administratorSince), isDependent })).toBe(refusal);
});

test.each([
  ['a super admin', 'createRole', true, false, true],
  ['an administrator of the organisation, where it is open to them', 'createContact', false, true, true],
  ['an administrator of the organisation, where it is not', 'createRole', false, true, false],
  ['a user who administers nothing of it', 'createContact', false, false, false],
  ['a user, where it is their own', 'createDelegation', false, false, true],
  ['an administrator, of a kind of an earlier version', 'formerKind', false, true, false],
])('%s asked for it', (_who, kind, isSuperAdmin, administersIt, isAllowed) => {
  expect(mayStillAsk(kind, { isSuperAdmin, administersIt })).toBe(isAllowed);
});
