import { testRight } from '../../support/userRights';

testRight({ document: 'orgAdmin', column: 'can_user_admin_org', kept: 'can_manage_favourites' });
