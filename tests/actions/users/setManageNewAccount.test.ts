import { testRight } from '../../support/userRights';

testRight({ document: 'newAccounts', column: 'canManageNewAccount', kept: 'can_manage_favourites' });
