import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeKinds } from '../../../../domain/changes/changeKinds';

const actions = resolve(__dirname, '../../../../actions');

/** The tables whose changes can need a second administrator. */
const tables = [
  'organisation_payment_auth_rule',
  'payment_auth_rule_role',
  'roles',
  'CurrencyCloudContacts',
  'tariffs',
  'settings',
  'currency_settings',
  'users_organisations',
  'webhook_endpoints',
  'authorisation_delegations',
];

/** Files that write them for governed changes alone, and files that never wait, with the reason. */
const helpers: Readonly<Record<string, readonly string[]>> = {
  'database/ruleRows.ts': ['approveAccountSubmission', 'createPaymentAuthRule', 'updatePaymentAuthRule'],
  'users/organisationLinks.ts': ['createUser', 'editUser', 'linkChange'],
  'users/takeSeat.ts': ['deleteContact', 'unassignUserFromAccount'],
  'users/storeSeat.ts': ['giveSeat'],
};
const exempt: Readonly<Record<string, string>> = {
  'organisations/deleteOrganisation.ts': 'nobody has a role in an organisation that may be deleted',
  'organisations/roles/reorderRoles.ts': 'the order gives no right',
  'delegations/revokeDelegation.ts': 'taking access away must be possible at once',
  'organisations/webhooks/deleteWebhookEndpoint.ts': 'nobody is told any more',
  'organisations/webhooks/delivery/concludeMessage.ts': 'switches off what answers that it is gone',
  'users/contacts/requestContact.ts': 'asks the provider again for a seat that was given',
  'users/deleteUser.ts': 'the seats go with their user',
  'users/undoOperation.ts': 'puts back what was there',
};

const files = readdirSync(actions, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('generated'),
);
const textOf = (file: string) => readFileSync(join(actions, file), 'utf8');

/** Whether a file inserts, updates or deletes rows of one of the tables, in a chain of calls on it. */
const isWriter = (file: string) =>
  tables.some((table) => new RegExp(`\\w\\('${table}'\\)[^;]*?\\.(insert|update|delete)\\(`).test(textOf(file)));

test('whatever writes rules, roles, seats, tariffs or settings is a governed change, or is named here', () => {
  const kinds = Object.keys(changeKinds);
  const governed = (file: string) =>
    kinds.some((kind) => file.endsWith(`/${kind}.ts`) && textOf(file).includes('governed({'));
  const others = files.filter((file) => isWriter(file) && !governed(file));
  expect(others.sort()).toEqual([...Object.keys(helpers), ...Object.keys(exempt)].sort());
});

test.each(Object.entries(helpers))('%s is used by %j alone', (helper, users) => {
  const name = helper.replace(/^.*\//, '').replace('.ts', '');
  const importers = files.filter((file) =>
    new RegExp(
      `import \\{[^}]*(insertSeat|removeSeat|putLink|replaceLinks|replaceRuleRoles|insertRule)[^}]*\\} from '.*/${name}'`,
    ).test(textOf(file)),
  );
  expect(importers.map((file) => file.replace(/^.*\//, '').replace('.ts', '')).sort()).toEqual([...users].sort());
});

test('the switches are written by governed changes alone', () => {
  const writers = files.filter((file) => /\.update\([^;]*four_eyes/.test(textOf(file)));
  expect(writers).toEqual(['organisations/setOrganisationFourEyes.ts']);
});
