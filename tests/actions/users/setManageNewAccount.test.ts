import { testRight } from '../../support/userRights';

testRight({
  document: 'newAccounts',
  column: 'canManageNewAccount',
  said: 'opens accounts',
  kept: 'can_manage_favourites',
});
