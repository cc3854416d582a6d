import { tccAccountColumns } from '../../../../frontend/src/features/accounts/import/tccAccountColumns';
import { accountColumns } from '../../../../frontend/src/features/accounts/list/accountColumns';
import { accountColumns as switchColumns } from '../../../../frontend/src/features/accounts/switch/accountColumns';
import { seatColumns as accountSeatColumns } from '../../../../frontend/src/features/accounts/view/seatColumns';
import { favouriteColumns } from '../../../../frontend/src/features/favourites/favouriteColumns';
import { organisationColumns as favouriteOrganisationColumns } from '../../../../frontend/src/features/favourites/organisationColumns';
import { flowColumns } from '../../../../frontend/src/features/organisations/day/flowColumns';
import { walletColumns } from '../../../../frontend/src/features/organisations/day/walletColumns';
import { groupColumns } from '../../../../frontend/src/features/organisations/groups/groupColumns';
import { organisationColumns } from '../../../../frontend/src/features/organisations/list/organisationColumns';
import { releaseColumns } from '../../../../frontend/src/features/organisations/permissions/releaseColumns';
import {
  userColumns as permittedUserColumns,
  accountColumns as permittedAccountColumns,
} from '../../../../frontend/src/features/organisations/permissions/seatColumns';
import { roleColumns } from '../../../../frontend/src/features/organisations/roles/roleColumns';
import { ruleColumns } from '../../../../frontend/src/features/organisations/rules/ruleColumns';
import { accountColumns as ownAccountColumns } from '../../../../frontend/src/features/organisations/view/accountColumns';
import { memberColumns } from '../../../../frontend/src/features/organisations/view/memberColumns';
import { endpointColumns } from '../../../../frontend/src/features/organisations/webhooks/endpointColumns';
import { messageColumns } from '../../../../frontend/src/features/organisations/webhooks/messageColumns';
import { signInColumns } from '../../../../frontend/src/features/profile/signInColumns';
import { submissionColumns } from '../../../../frontend/src/features/submissions/submissionColumns';
import { userColumns } from '../../../../frontend/src/features/users/list/userColumns';
import { seatColumns as userSeatColumns } from '../../../../frontend/src/features/users/view/seatColumns';
import { bandColumns } from '../../../../frontend/src/shared/simulator/bandColumns';
import { list, testLists } from '../../support/listLayout';
import { userSeat } from '../../support/users';
import { addressColumns } from '../../../../frontend/src/features/accounts/bulk/addressColumns';

const nothing = () => undefined;
const noText = () => '';
const seatActions = { onChange: nothing, onRemove: nothing };
// Only where a user's accounts are of several organisations, the list has a column for them.
const secondSeat = {
  ...userSeat,
  account: { ...userSeat.account, organisation: { ...userSeat.account.organisation, id: 'other' } },
};

testLists([
  list('organisations', organisationColumns, {
    shown: 'Name, Authorisation currency, DIP+, Favourites+, Accounts',
    phone: 'Name … Accounts | Authorisation currency',
    numbers: 'Accounts',
    short: 'Authorisation currency, DIP, Favourites',
  }),
  list('roles', roleColumns(nothing), {
    shown: 'Role, May create, (Actions)',
    phone: 'Role … Actions | May create',
    numbers: 'Actions',
  }),
  list('rules', ruleColumns({ currency: 'GBP', onAct: nothing }), {
    shown: 'Payments above, Approvals, Maker+, State, (Actions)',
    phone: 'Payments above … Actions | Approvals … State',
    numbers: 'Payments above, Actions',
    short: 'Payments above',
  }),
  list('groups', groupColumns(nothing), {
    shown: 'Group, Accounts, People, (Actions)',
    phone: 'Group … Actions | Accounts · People',
    numbers: 'Actions',
  }),
  list('messages of a webhook', messageColumns(nothing), {
    shown: 'Time, Event, State, Answer, (Actions)',
    phone: 'Event … Actions | Time · Answer … State',
    numbers: 'Answer, Actions',
    short: 'Time',
  }),
  list("permissions of an account's users", permittedUserColumns('GBP'), {
    shown: 'User, Username+, Role, May create, Lower limit+, Upper limit, State',
    phone: 'User | Role · Upper limit … State',
    numbers: 'Lower limit, Upper limit',
    short: 'Username',
  }),
  list("permissions of a user's accounts", permittedAccountColumns('GBP'), {
    shown: 'Account, Reference+, Role, May create, Lower limit+, Upper limit, State',
    phone: 'Account | Role · Upper limit … State',
    numbers: 'Lower limit, Upper limit',
    short: 'Reference',
  }),
  list('accounts', accountColumns, {
    shown: 'Account, Organisation, Reference+, At the provider+, Safeguarding+, State',
    phone: 'Account | Organisation · Reference … State',
    short: 'Reference, At the provider, Safeguarding',
  }),
  list('accounts to switch to', switchColumns(undefined, true, nothing), {
    shown: 'Account, Organisation, Reference+, Your role+, (Action)',
    phone: 'Account … Action | Organisation · Reference',
    numbers: 'Action',
  }),
  list('accounts and their addresses', addressColumns, {
    shown: 'Account, Street, Place',
    phone: 'Account | Street · Place',
  }),
  list('accounts at the provider', tccAccountColumns(nothing), {
    shown: 'Account, Reference, Place+, Status+, Imported',
    phone: 'Account … Imported | Reference · Place',
    numbers: 'Imported',
    short: 'Reference',
  }),
  list('seats on an account', accountSeatColumns('GBP', seatActions), {
    shown: 'User, Name, Role, Upper FX limit+, State, (Actions)',
    phone: 'Name … Actions | User · Role … State',
    numbers: 'Upper FX limit, Actions',
    short: 'User',
  }),
  list('users', userColumns, {
    shown: 'Username, Name, Phone+, Email, Accounts',
    phone: 'Username … Accounts | Name · Email',
    numbers: 'Accounts',
    short: 'Phone',
  }),
  list('seats of a user', userSeatColumns([userSeat, secondSeat], seatActions), {
    shown: 'Account, Organisation+, Role, Upper FX limit, State, (Actions)',
    numbers: 'Upper FX limit',
  }),
  list('submissions', submissionColumns, {
    shown: 'Account name, Status, Submitted+, Changed',
    phone: 'Account name | Changed … Status',
    short: 'Submitted, Changed',
  }),
  list('favourites', favouriteColumns(noText), {
    shown: 'Name, Place, Country, Identification+, Email+',
    phone: 'Name | Place … Country',
  }),
  list('organisations with favourites', favouriteOrganisationColumns, {
    shown: 'Organisation, Favourites',
    phone: 'Organisation | … Favourites',
  }),
  list('accounts of an organisation', ownAccountColumns(true), {
    shown: 'Account, Reference, State',
    phone: 'Account | Reference … State',
    short: 'Reference',
  }),
  list('users of an organisation', memberColumns, {
    shown: 'Username, Name, Administers',
    phone: 'Name | Username … Administers',
    short: 'Username',
  }),
  list('webhooks', endpointColumns, {
    shown: 'Address, Description, Events, State',
    phone: 'Address | Description · Events … State',
  }),
  list('who can release payments', releaseColumns('GBP'), {
    shown: 'Account, Users+, May create payments+, One person releases alone, Fewest people, largest payments',
    phone: 'Account | One person releases alone … Fewest people, largest payments',
    numbers: 'Users, May create payments',
  }),
  list('the fewest people by amount', bandColumns, {
    shown: 'Payments, Before, After',
    phone: 'Payments | Before … After',
    short: 'Before, After',
  }),
  list('accounts today', walletColumns(nothing), {
    shown: 'Account, Opening, Out+, Closing, State',
    phone: 'Account … Closing | Opening … State',
    numbers: 'Opening, Out, Closing',
  }),
  list('the flows of a day', flowColumns('EUR'), {
    shown: 'What, Until, Amount, After it',
    phone: 'What … Amount | Until … After it',
    numbers: 'Amount, After it',
    short: 'Until',
  }),
  list('sign-ins', signInColumns, {
    shown: 'Time, What, Reported by',
    phone: 'What | Time · Reported by',
    short: 'Time',
  }),
]);
