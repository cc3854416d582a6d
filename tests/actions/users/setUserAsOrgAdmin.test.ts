import { testRight } from '../../support/userRights';

testRight({
  document: 'orgAdmin',
  column: 'can_user_admin_org',
  said: 'administers the organisation',
  kept: 'can_manage_favourites',
});
