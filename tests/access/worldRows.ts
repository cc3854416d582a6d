import { demoId } from '../../seeds/demo/demoId';
import {
  accountNames,
  accountsOf,
  rowsOwnedBy,
  mirrored,
  ofAccount,
  ofOrganisation,
  organisationNames,
  price,
  tccAccount,
  then,
  type NewRow,
  type Values,
} from './worldRowOwners';
import { accounts, idOf, type AccountName, type OrganisationName, type Person } from './worldPeople';

/** Organisations with their accounts and what they keep. Birch has favourites switched off. */
export function organisationRows(): NewRow[] {
  return organisationNames.flatMap((name) => [
    ...rowsOwnedBy(ofOrganisation(name), [
      ['organisations', { id: idOf(name), name, enable_favourites: name === 'aster' }],
      ['roles', { id: demoId(`world role ${name}`), name: 'Maker', org_id: idOf(name) }],
      ['organisation_payment_auth_rule', { id: demoId(`world rule ${name}`), org_id: idOf(name), threshold: 100 }],
      [
        'payment_auth_rule_role',
        { auth_rule_id: demoId(`world rule ${name}`), role_id: demoId(`world role ${name}`), number_required: 1 },
      ],
      ['groups', { id: demoId(`world group ${name}`), name: 'All', org_id: idOf(name) }],
      [
        'favourites_addresses',
        { orgId: idOf(name), name: 'Office', street: 'High Street 1', city: 'York', country: 'GB' },
      ],
      ['favourites_entities', { orgId: idOf(name), name: 'Supplier' }],
      ['favourites_persons', { orgId: idOf(name), first_name: 'Ann', last_name: 'Smith' }],
    ]),
    ...accountsOf(name).flatMap((account) =>
      rowsOwnedBy(ofAccount(account), [
        ['accounts', { id: idOf(account), name: account, org_id: idOf(name), tccAccountId: tccAccount(account) }],
        ['accounts_to_groups', { account_id: idOf(account), group_id: demoId(`world group ${name}`) }],
        ['tcc_accounts', { id: tccAccount(account), account_name: account, status: 'enabled', ...mirrored }],
      ]),
    ),
  ]);
}

/** A person with seats, links and what is only theirs; each also leaves work on accounts where they hold no seat any more. */
export function personRows(id: string, { seats = [], loses = [], links = {}, flags = [] }: Person): NewRow[] {
  const switches = Object.fromEntries(flags.map((flag) => [flag, true]));
  const linked = Object.keys(links) as OrganisationName[];
  return [
    ...rowsOwnedBy({ people: [id] }, [
      ['users', { id, first_name: id, ...switches }],
      ['notices', { user_id: id, kind: 'rate_alert', subject: 'world' }],
      ['notices', { user_id: id, kind: 'rate_alert', subject: 'unseen', in_app: false }],
      ['notice_preferences', { user_id: id, kind: 'money_in' }],
      ['rate_alerts', { user_id: id, currencyPair: 'EURGBP', kind: 'daily' }],
      // The seats that follow would end a key that is in force.
      ['api_keys', { user_id: id, name: 'API access', createdById: id, revokedAt: then }],
      ['saved_views', { user_id: id, list: 'payments', name: 'Failed', filters: {} }],
      ['fraud_notices', { ip: '192.0.2.1', browser: 'any', presentedTo: id }],
      ['activity', entry(id)],
    ]),
    ...linked.flatMap((name) =>
      rowsOwnedBy({ ...ofOrganisation(name), people: [id] }, [['users_organisations', link(id, name, links[name])]]),
    ),
    ...linked.flatMap((name) =>
      rowsOwnedBy(ofOrganisation(name), [
        ['users_to_groups', { user_id: id, group_id: demoId(`world group ${name}`) }],
      ]),
    ),
    ...[...seats, ...loses].flatMap((name) =>
      rowsOwnedBy({ ...ofAccount(name), people: [id] }, [['CurrencyCloudContacts', seat(id, name)]]),
    ),
    // An entry is its author's wherever it was made.
    ...rowsOwnedBy(
      { people: [id] },
      accountNames.map((name) => ['activity', { ...entry(id), accountId: idOf(name) }]),
    ),
    ...accountNames.flatMap((name) => workOn(id, name)),
    ...organisationNames.flatMap((name) => workFor(id, name)),
  ];
}

/** Each person lets the next one act in their place; both see it, and the administrators of the role's organisation. */
export function delegationRows(people: readonly string[]): NewRow[] {
  const period = { starts_at: then, ends_at: '2026-02-05T09:00:00Z', role_id: demoId('world role aster') };
  return people.slice(1).flatMap((next, index) => {
    const person = people[index] ?? next;
    const row = { ...period, from_user_id: person, to_user_id: next };
    return rowsOwnedBy({ people: [person, next], organisations: [idOf('aster')] }, [
      ['authorisation_delegations', row],
    ]);
  });
}

/** A batch of each person: theirs, whatever account its payment is of. */
export function batchRows(people: readonly string[]): NewRow[] {
  return people.flatMap((person) => {
    const id = demoId(`world batch ${person}`);
    const row = { batch_id: id, row_number: 1, version: 1, payment_id: demoId('world payment a1') };
    return rowsOwnedBy({ people: [person] }, [
      ['authorisation_batches', { id, user_id: person, row_count: 1 }],
      ['authorisation_batch_rows', row],
    ]);
  });
}

const entry = (user: string): Values => ({
  eventCode: 'A001',
  eventType: 'A',
  activityName: 'Signed in',
  userId: user,
});

const link = (user: string, name: OrganisationName, flags: readonly string[] = []): Values => ({
  user_id: user,
  org_id: idOf(name),
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

const seat = (user: string, name: AccountName): Values => ({
  user_id: user,
  account_id: idOf(name),
  role_id: demoId(`world role ${accounts[name]}`),
});

/** What a person has begun on an account: theirs, and the account's. */
function workOn(person: string, name: AccountName): NewRow[] {
  const upload = demoId(`world upload ${person} ${name}`);
  const own = { user_id: person, account_id: idOf(name) };
  return rowsOwnedBy({ people: [person], accounts: [idOf(name)] }, [
    ['payment_drafts', { ...own, content: {} }],
    ['quotes', { ...own, id: demoId(`world quote ${person} ${name}`), ...price, expiresAt: then }],
    ['uploads', { ...own, id: upload, kind: 'payments', filename: 'payments.csv', digest: 'd' }],
    ['upload_rows', { upload_id: upload, row_number: 1, content: {} }],
    [
      'exports',
      { ...own, id: demoId(`world export ${person} ${name}`), kind: 'statement', format: 'csv', request: {} },
    ],
    ['notices', { user_id: person, kind: 'money_in', subject: name, accountId: idOf(name) }],
  ]);
}

/** What a person has begun for an organisation. */
function workFor(person: string, name: OrganisationName): NewRow[] {
  const upload = demoId(`world upload ${person} ${name}`);
  const submission = demoId(`world submission ${person} ${name}`);
  const endpoint = demoId(`world endpoint ${person} ${name}`);
  return rowsOwnedBy({ people: [person], organisations: [idOf(name)] }, [
    [
      'new_account_submissions',
      { id: submission, account_name: 'New', organisation_id: idOf(name), created_by: person },
    ],
    [
      'submission_documents',
      {
        submission_id: submission,
        uploaded_by: person,
        kind: 'other',
        filename: 'owners.pdf',
        filetype: 'application/pdf',
        filesize: 1,
        s3Key: `${person} ${name}`,
      },
    ],
    [
      'account_request_deliveries',
      { submission_id: submission, request_key: submission, next_attempt_at: then, problem: `For ${name}` },
    ],
    [
      'webhook_endpoints',
      { id: endpoint, org_id: idOf(name), url: 'https://erp.example', events: ['funds.received'], createdById: person },
    ],
    [
      'outgoing_webhook_deliveries',
      {
        message_id: endpoint,
        endpoint_id: endpoint,
        event: 'funds.received',
        entity_id: endpoint,
        payload: {},
        next_attempt_at: then,
      },
    ],
    ['uploads', { id: upload, user_id: person, org_id: idOf(name), kind: 'users', filename: 'users.csv', digest: 'd' }],
    ['upload_rows', { upload_id: upload, row_number: 1, content: {} }],
    [
      'pending_changes',
      {
        kind: 'limit',
        entity: 'seat',
        entity_id: `${person} ${name}`,
        org_id: idOf(name),
        change: {},
        change_digest: 'd',
        requested_by: person,
      },
    ],
  ]);
}
