import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { tradingAccount } from '../../support/portal';
import { aldgate, borealis } from '../../support/users';

/** The tenants of the demo: what belongs to one is foreign to whoever belongs to the other. */
export const worlds = {
  aldgate: { account: tradingAccount, organisation: aldgate, user: 'maker' },
  borealis: { account: accountId('borealis-imports'), organisation: borealis, user: 'borealis' },
} as const;
export type World = keyof typeof worlds;

type Owner = (typeof worlds)[World];
type Columns = Readonly<Record<string, string | null>>;

/** Where rows of a kind stand, which are a tenant's, and what a row that is made for the lack of one has besides. */
interface Kind {
  readonly table: string;
  readonly of: (owner: Owner, rows: RowIds) => Columns;
  readonly made?: () => Columns;
}

/** A tenant's row of each kind. */
export type RowIds = Readonly<Record<string, string>>;

const ofAccount = (table: string, column: string, more: Columns = {}): Kind => ({
  table,
  of: ({ account }) => ({ [column]: account, ...more }),
});
const ofOrganisation = (table: string, column: string): Kind => ({
  table,
  of: ({ organisation }) => ({ [column]: organisation }),
});
const ofUser = (table: string, column: string): Kind => ({ table, of: ({ user }) => ({ [column]: user }) });
const uploadOf = (kind: string): Kind => ({
  table: 'uploads',
  of: ({ account, user }) => ({ account_id: account, kind, user_id: user }),
  made: () => ({ digest: randomUUID().replaceAll('-', '').repeat(2), message_id: null }),
});
const newFile = () => ({ s3Key: `made/${randomUUID()}` });

/** In an order in which what a row hangs on comes first. */
const kinds: Readonly<Record<string, Kind>> = {
  paymentId: ofAccount('payments', 'accountId', { status: 'awaiting_authorisation' }),
  beneficiaryId: ofAccount('beneficiaries', 'account_id'),
  recurringPaymentId: ofAccount('recurring_payments', 'account_id'),
  templateId: ofAccount('payment_templates', 'account_id'),
  assetId: { table: 'assets', of: (_owner, { paymentId = '' }) => ({ paymentId }), made: newFile },
  tccPayment: ofAccount('tcc_payments', 'account_id'),
  tccBeneficiaryId: ofAccount('tcc_beneficiaries', 'account_id'),
  conversionId: ofAccount('tcc_conversions', 'account_id'),
  quoteId: ofAccount('quotes', 'account_id'),
  paymentUpload: uploadOf('payments'),
  userUpload: uploadOf('users'),
  beneficiaryUpload: uploadOf('beneficiaries'),
  roleId: ofOrganisation('roles', 'org_id'),
  delegationId: {
    table: 'authorisation_delegations',
    of: ({ user }, { roleId = '' }) => ({ from_user_id: user, role_id: roleId }),
    made: () => ({ to_user_id: 'disabled' }),
  },
  exportId: {
    table: 'exports',
    of: ({ account, user }) => ({ account_id: account, user_id: user }),
    made: () => ({ state: 'done', filename: 'made.csv', ...newFile() }),
  },
  submissionId: ofOrganisation('new_account_submissions', 'organisation_id'),
  submissionDocumentId: {
    table: 'submission_documents',
    of: (_owner, { submissionId = '' }) => ({ submission_id: submissionId }),
    made: newFile,
  },
  noticeId: ofUser('notices', 'user_id'),
  fraudNoticeId: {
    table: 'fraud_notices',
    of: ({ account, user }) => ({ accountId: account, presentedTo: user }),
    made: () => ({ paymentId: null, usedAt: null }),
  },
  savedView: ofUser('saved_views', 'user_id'),
  rateAlert: ofUser('rate_alerts', 'user_id'),
  seat: ofAccount('CurrencyCloudContacts', 'account_id'),
  groupId: ofOrganisation('groups', 'org_id'),
  favouriteAddress: ofOrganisation('favourites_addresses', 'orgId'),
  favouriteEntity: ofOrganisation('favourites_entities', 'orgId'),
  favouritePerson: ofOrganisation('favourites_persons', 'orgId'),
  endpointId: ofOrganisation('webhook_endpoints', 'org_id'),
  message: {
    table: 'outgoing_webhook_deliveries',
    of: (_owner, { endpointId = '' }) => ({ endpoint_id: endpointId }),
    made: () => ({ id: '900001', message_id: randomUUID() }),
  },
  changeId: {
    ...ofOrganisation('pending_changes', 'org_id'),
    made: () => ({ entity_id: randomUUID(), requested_by: 'disabled' }),
  },
};

/** Gives the rows of both tenants, and takes away what was made for it. */
export class Rows {
  private readonly made: { readonly table: string; readonly id: string }[] = [];

  constructor(private readonly database: Knex) {}

  /** Finds a row of each kind for a tenant, and makes those that the demo lacks as copies of the other's. */
  async of(world: World): Promise<RowIds> {
    const owner = worlds[world];
    const rows: Record<string, string> = { statementId: await this.statementOf(owner) };
    for (const [kind, { table, of, made = () => ({}) }] of Object.entries(kinds)) {
      const owned = of(owner, rows);
      const row = await this.database(table).where(owned).first<{ id: string } | undefined>('id');
      rows[kind] = row?.id ?? (await this.copied(table, { ...owned, id: randomUUID(), ...made() }));
    }
    const message = await this.database('outgoing_webhook_deliveries').where({ id: rows.message }).first('message_id');
    const named = (names: readonly string[], id: string) => Object.fromEntries(names.map((name) => [name, id]));
    return {
      ...rows,
      ...named(['accountId', 'account_id', 'accountIds', 'source', 'destination'], owner.account),
      ...named(['organisationId', 'orgId', 'org_id'], owner.organisation),
      ...named(['role_id'], rows.roleId ?? ''),
      ...named(['messageId'], message?.message_id ?? ''),
    };
  }

  async remove(): Promise<void> {
    for (const { table, id } of this.made.toReversed()) await this.database(table).where({ id }).delete();
  }

  private async copied(table: string, columns: Columns): Promise<string> {
    const { rows } = await this.database.raw<{ rows: { id: string }[] }>(
      `insert into ?? overriding system value select (jsonb_populate_record(one, ?)).* from ?? as one limit 1 returning id`,
      [table, JSON.stringify(columns), table],
    );
    return this.kept(table, rows);
  }

  private async statementOf({ account }: Owner): Promise<string> {
    const statement = {
      account_id: account,
      currency: 'SEK',
      month: '2020-01-01',
      digest: '0'.repeat(64),
      s3Key: `statements/${account}`,
      opening_balance: '0',
      closing_balance: '0',
    };
    return this.kept('monthly_statements', await this.database('monthly_statements').insert(statement).returning('id'));
  }

  private kept(table: string, [row]: readonly { readonly id: string }[]): string {
    if (!row) throw new Error(`The demo has no row of ${table}.`);
    this.made.push({ table, id: row.id });
    return row.id;
  }
}

/** Arguments of this name take ids of different kinds. */
const kindOfPlace: Readonly<Record<string, string>> = {
  'getLivePayment id': 'tccPayment',
  'deleteRateAlert id': 'rateAlert',
  'deleteSavedView id': 'savedView',
  'updateContact id': 'seat',
  'deleteContact id': 'seat',
};

/** The kind of the rows that an action takes an id of. */
export function kindAt(action: string, path: string): string {
  const name = path.split('.').at(-1) ?? '';
  if (name === 'favouriteId') return `favourite${/Address|Entity|Person/.exec(action)?.[0] ?? ''}`;
  if (name === 'uploadId') return `${/Payment|User|Beneficiary/.exec(action)?.[0].toLowerCase() ?? ''}Upload`;
  return kindOfPlace[`${action} ${name}`] ?? name;
}

/** What belongs to one person alone, so that no role reaches another's. */
export const personalKinds = ['exportId', 'noticeId', 'savedView', 'rateAlert', 'fraudNoticeId'];
