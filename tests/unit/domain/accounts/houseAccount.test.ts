import { houseAccountRefusal, markingRefusal, type HouseCandidate } from '../../../../domain/accounts/houseAccount';

const marked: HouseCandidate = { isHouseAccount: true, is_approved: true, is_closed: false, tccAccountId: 'p1' };

test.each<[string, Partial<HouseCandidate>, string | undefined, string | undefined]>([
  ['a marked account', {}, undefined, undefined],
  ['one without the mark', { isHouseAccount: false }, undefined, 'account_not_of_house'],
  ['a closed one', { is_closed: true }, 'account_closed', 'account_closed'],
  ['one that is not approved', { is_approved: false }, 'account_not_approved', 'account_not_approved'],
  ['one that the provider does not have', { tccAccountId: null }, 'account_not_connected', 'account_not_connected'],
])('%s', (_what, change, marking, use) => {
  expect([markingRefusal({ ...marked, ...change }), houseAccountRefusal({ ...marked, ...change })]).toEqual([
    marking,
    use,
  ]);
});
