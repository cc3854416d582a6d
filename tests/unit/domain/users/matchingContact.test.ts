import {
  matchingContact,
  portalLogin,
  type ContactOwner,
  type ListedContact,
} from '../../../../domain/users/matchingContact';

const contact = (id: string, changes: Partial<ListedContact> = {}): ListedContact => ({
  id,
  login_id: `${id}@other.invalid`,
  email_address: `${id}@other.invalid`,
  status: 'enabled',
  ...changes,
});
const owner: ContactOwner = { loginId: portalLogin('una'), email: 'Una@corp.invalid', formerIds: [], takenIds: [] };
const own = contact('own', { login_id: portalLogin('una') });
const former = contact('former', { status: 'not_enabled' });
const named = contact('named', { email_address: 'una@CORP.invalid' });
const closed = contact('closed', { email_address: 'una@corp.invalid', status: 'not_enabled' });
const byLogin = contact('login', { login_id: 'una@corp.invalid' });
const ofColleague = contact('colleague', { login_id: portalLogin('ben'), email_address: 'una@corp.invalid' });

test.each<[what: string, contacts: ListedContact[], changes: Partial<ContactOwner>, expected: string | undefined]>([
  ['nothing where nothing fits', [contact('a'), contact('b')], {}, undefined],
  ['the one that the portal opened, before all others', [named, former, own], { formerIds: ['former'] }, 'own'],
  ['the former one before one of the same address', [named, former], { formerIds: ['former'] }, 'former'],
  ['the last of the former ones', [contact('b'), contact('a')], { formerIds: ['a', 'b'] }, 'a'],
  ['a former one that is listed', [contact('b')], { formerIds: ['a', 'b'] }, 'b'],
  ['one with the address in other letters', [contact('a'), named], {}, 'named'],
  ['one with the address as its login', [contact('a'), byLogin], {}, 'login'],
  ['an enabled one before a closed one', [closed, named], {}, 'named'],
  ['a closed one where there is no other', [closed], {}, 'closed'],
  ['not one that a colleague’s seat acts as', [named], { takenIds: ['named'] }, undefined],
  [
    'not even an own or a former one that is taken',
    [own, former],
    { formerIds: ['former'], takenIds: ['own', 'former'] },
    undefined,
  ],
  ['not one that the portal opened for a colleague', [ofColleague], {}, undefined],
  ['nothing by an address for a user without one', [contact('a', { email_address: null })], { email: null }, undefined],
  ['nothing by an empty address', [contact('a', { email_address: '' })], { email: ' ' }, undefined],
])('takes %s', (_what, contacts, changes, expected) => {
  expect(matchingContact(contacts, { ...owner, ...changes })?.id).toBe(expected);
});

test('the login of the portal fits into the provider’s 50 characters', () => {
  expect(portalLogin('0b5e7a6c-1111-5222-8333-444455556666')).toBe('corridor-0b5e7a6c-1111-5222-8333-444455556666');
  expect(portalLogin('0b5e7a6c-1111-5222-8333-444455556666').length).toBeLessThanOrEqual(50);
});
