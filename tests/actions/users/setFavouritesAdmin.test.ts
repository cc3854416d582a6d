import { testRight } from '../../support/userRights';

testRight({
  document: 'favouritesAdmin',
  column: 'can_manage_favourites',
  said: 'manages favourites',
  kept: 'canManageNewAccount',
});
