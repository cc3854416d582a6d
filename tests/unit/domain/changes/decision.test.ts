import { changeKinds, factsOf, type ChangeKind } from '../../../../domain/changes/changeKinds';
import {
  changeDecisionSchema,
  refusalOfDecision,
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
  ['the one who asked and administers nothing now', {}, formerAsker, 'withdrawn', 'change_not_found'],
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

test('organisation administrators decide about new rules and seats only', () => {
  const open = (Object.keys(changeKinds) as ChangeKind[]).filter((kind) => changeKinds[kind].isOpenToOrgAdmins);
  expect(open.sort()).toEqual(['assignUserToAccount', 'createContact', 'createPaymentAuthRule', 'updateContact']);
  expect(factsOf('toString').isOpenToOrgAdmins).toBe(false);
});
