import type { StatementFormat } from '../../domain/statements/formats';
import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { errorCatalogue } from '../../domain/errors';
import type { SubmissionDraft } from '../../domain/submissions/form';
import type { SubmissionStatus } from '../../domain/submissions/transitions';
import type { RowProblem } from '../../domain/uploads/columns';
import { isoDateOf } from '../../domain/isoDate';
import { writeNotices } from './writeNotices';

import { asHistory } from './asHistory';
import { demoId } from './demoId';
import { accountId, roleId } from './organisations';

const aldgate = demoId('organisation aldgate');

/** Writes unfinished work: submissions, uploads, drafts, notices, reconciliations, a change that waits. */
export async function writeWork(transaction: Knex.Transaction, now: Date): Promise<void> {
  await asHistory(transaction, async () => {
    await transaction('new_account_submissions').insert(submissionRows(now));
    await transaction('submission_documents').insert({ ...demoSubmissionDocument, createdAt: now });
    await transaction('account_request_deliveries').insert(sentRequest(now));
  });
  await writeUploads(transaction, now);
  await transaction('payment_drafts').insert(draftRow(now));
  await writeNotices(transaction, now);
  await transaction('reconciliations').insert(reconciliationRows(now));
  await transaction('pending_changes').insert(changeRows(now));
  await transaction('authorisation_delegations').insert(delegationRow(now));
  await writeBatch(transaction, now);
  await writeExports(transaction, now);
  await writeDifference(transaction, now);
}

/** The payment that is being sent, and that the provider does not know, as this morning's comparison of the books found it. */
async function writeDifference(transaction: Knex.Transaction, now: Date): Promise<void> {
  const id = demoId('difference of the books');
  const found_at = dayjs(now).subtract(2, 'hour').toDate();
  await transaction.raw(
    `insert into book_differences (id, kind, subject_id, side, account_id, our_table, our_id, expected, digest, found_at, seen_at)
     select :id, 'payment', p.id, 'ours', p."accountId", 'payments', p.id, jsonb_build_object('amount', p.amount::text, 'currency', p.currency,
       'date', p."paymentDate", 'status', p.status, 'reference', p.reference, 'reason', p.reason, 'shortReference', p."shortReference",
       'payee', jsonb_build_object('name', s."bankAccountHolderName", 'iban', s.iban, 'bicSwift', s."bicSwift", 'bankCountry', s."bankCountry")),
       'demo', :found_at, :found_at
     from payments p join beneficiary_information_slice s on s.id = p."beneficiarySliceId"
     where p.status = 'processing' limit 1`,
    { id, found_at },
  );
  const message = 'A payment does not stand alike in our books, at the provider and in the wallets.';
  const alarm = { kind: 'book_difference' as const, details: '{}', raised_at: found_at };
  await transaction('alarms').insert({ ...alarm, subject: id, message });
  const charge = demoId('difference of a charge');
  await writeChargeDifference(transaction, charge, found_at);
  const chargeMessage = 'A charge is not what it comes to when it is computed anew.';
  await transaction('alarms').insert({ ...alarm, subject: charge, message: chargeMessage });
}

/** A fee for incoming funds that was not due, as a command that computed the charges anew found it. */
async function writeChargeDifference(transaction: Knex.Transaction, id: string, found_at: Date): Promise<void> {
  await transaction.raw(
    `insert into book_differences (id, kind, subject_id, side, fields, account_id, our_table, our_id, expected, found, digest, found_at, seen_at)
     select :id, 'charge', c.id, 'terms', '{amount}', c.main_account_id, 'charges', c.id,
       jsonb_build_object('amount', c.amounts ->> 'GBP', 'currency', 'GBP', 'status', c.status, 'reference', c.narrative),
       jsonb_build_object('amount', '0', 'currency', 'GBP', 'type', c.type, 'days', '[]'::jsonb, 'computed', null, 'due', null,
         'reason', 'The funds were not credited on a day on which the account is charged.'),
       'demo', :found_at, :found_at
     from charges c where c.type = 'incoming_fund_fee' and c.status = 'completed' order by c.created_at desc, c.id limit 1`,
    { id, found_at },
  );
}

/** What the approver authorised together last week: one payment was taken, one was refused. */
async function writeBatch(transaction: Knex.Transaction, now: Date): Promise<void> {
  const id = demoId('batch approver');
  const createdAt = dayjs(now).subtract(7, 'day').toDate();
  const row = (number: number, payment: string) => ({
    batch_id: id,
    row_number: number,
    version: 1,
    payment_id: demoId(`payment ${payment}`),
  });
  await transaction('authorisation_batches').insert({
    id,
    user_id: 'approver',
    account_id: accountId('aldgate-trading'),
    state: 'done',
    row_count: 2,
    createdAt,
  });
  await transaction('authorisation_batch_rows').insert([
    { ...row(1, 'past 2'), state: 'authorised', requests_added: 0, authorisations_required: 0 },
    {
      ...row(2, 'past 3'),
      state: 'refused',
      error_code: 'no_authorisation_due',
      error_message: errorCatalogue.no_authorisation_due,
    },
  ]);
}

/** Statements that the maker asked for as files: one was cancelled, one did not add up. */
async function writeExports(transaction: Knex.Transaction, now: Date): Promise<void> {
  const period = { currency: 'EUR', from: '2026-01-01', to: '2026-01-31' };
  const asked = (number: number, format: StatementFormat) => ({
    id: demoId(`export ${format}`),
    user_id: 'maker',
    account_id: accountId('aldgate-trading'),
    kind: 'statement',
    format,
    request: JSON.stringify({ ...period, format }),
    statement_number: number,
    createdAt: dayjs(now).subtract(20, 'day').add(number, 'hour').toDate(),
  });
  await transaction('exports').insert([
    { ...asked(1, 'pdf'), state: 'cancelled' },
    { ...asked(2, 'camt.053'), state: 'failed', problem: errorCatalogue.statement_does_not_add_up },
  ]);
}

/** Next week the other owner of Borealis approves in the place of its administrator. */
function delegationRow(now: Date) {
  return {
    id: demoId('delegation borealisadmin'),
    role_id: roleId('owner'),
    from_user_id: 'borealisadmin',
    to_user_id: 'borealis',
    starts_at: dayjs(now).add(7, 'day').toDate(),
    ends_at: dayjs(now).add(14, 'day').toDate(),
    createdAt: now,
  };
}

const submissions: readonly (readonly [status: SubmissionStatus, name: string])[] = [
  ['draft', 'Aldgate Nordics AB'],
  ['review_requested', 'Aldgate Iberia SL'],
  ['submitted', 'Aldgate Polska Sp. z o.o.'],
  ['approved', 'Aldgate Payroll'],
  ['rejected', 'Aldgate Ventures Ltd'],
];

/** The answers of every request; the columns repeat those that the house decides by. */
/** The document of a request of the demo, but for the time. */
export const demoSubmissionDocument = {
  id: demoId('submission document'),
  submission_id: demoId('submission submitted'),
  kind: 'ownership_structure_diagram' as const,
  filename: 'ownership.pdf',
  filetype: 'application/pdf',
  filesize: '24106',
  s3Key: `submissions/${demoId('submission submitted')}/${demoId('submission document')}`,
  uploaded_by: 'newaccounts',
};

const demoForm: Omit<SubmissionDraft, 'accountName'> = {
  legalEntity: 'company',
  principalPlaceOfBusiness: 'GB',
  fundingVolumePerAnnum: 60,
  fundingValuePerAnnum: '600000.00',
  paymentVolumePerAnnum: 120,
  paymentValuePerAnnum: '450000.00',
  forexVolumePerAnnum: 24,
  forexValuePerAnnum: '200000.00',
  forexRationale: 'Invoices of suppliers in euros.',
  currenciesTraded: ['GBP', 'EUR'],
  typicalPaymentDestinations: ['GB', 'DE'],
  sourceOfFunds: 'Trading income',
  paymentAuthorisationRules: [{ threshold: 1000, numberRequired: 1 }],
};

function submissionRows(now: Date) {
  return submissions.map(([status, name], index) => {
    const created = dayjs(now).subtract(10 + index * 20, 'day');
    const isSubmitted = status === 'submitted' || status === 'approved' || status === 'rejected';
    return {
      id: demoId(`submission ${status}`),
      account_name: name,
      organisation_id: aldgate,
      legal_entity: 'company',
      form_data: JSON.stringify({ ...demoForm, accountName: name }),
      status_code: status,
      status_sub_code: status === 'approved' ? ('sent_to_provider' as const) : null,
      status_message: status === 'rejected' ? 'The ownership of the company could not be shown.' : null,
      par_requests: JSON.stringify(
        status === 'review_requested'
          ? [{ at: created.toISOString(), userId: 'newaccounts', notes: 'Is a Spanish company enough?' }]
          : [],
      ),
      payment_volume_per_annum: 120,
      payment_value_per_annum: '450000',
      currencies_traded: ['GBP', 'EUR'],
      typical_payment_destinations: ['GB', 'DE'],
      source_of_funds: 'Trading income',
      submitted_at: isSubmitted ? created.add(1, 'day').toDate() : null,
      submitted_by: isSubmitted ? 'newaccounts' : null,
      created_by: 'newaccounts',
      account_id: status === 'approved' ? accountId('aldgate-payroll') : null,
      created_at: created.toDate(),
      updated_at: created.add(1, 'day').toDate(),
    };
  });
}

/** The approved request was sent to the provider a day after it was submitted. */
function sentRequest(now: Date) {
  const sentAt = dayjs(now).subtract(68, 'day').toDate();
  return {
    submission_id: demoId('submission approved'),
    request_key: demoId('account request approved'),
    attempts: 1,
    next_attempt_at: sentAt,
    sent_at: sentAt,
    reference: 'AR-20418',
  };
}

async function writeUploads(transaction: Knex.Transaction, now: Date): Promise<void> {
  const stated = { account_id: accountId('aldgate-trading'), user_id: 'maker' };
  const at = (days: number) => dayjs(now).subtract(days, 'day').toDate();
  const [done, checked] = [demoId('upload done'), demoId('upload checked')];
  await transaction('uploads').insert([
    { ...stated, id: done, kind: 'payments', filename: 'october.csv', digest: 'demo-1', state: 'done', row_count: 3 },
    { ...stated, id: checked, kind: 'beneficiaries', filename: 'payees.csv', digest: 'demo-2', state: 'checked' },
  ]);
  await transaction('uploads')
    .where({ id: done })
    .update({ createdAt: at(20) });
  await transaction('uploads')
    .where({ id: checked })
    .update({ createdAt: at(1), row_count: 2 });
  await transaction('upload_rows').insert([
    uploadRow(done, 1, 'created', demoId('payment past 2')),
    uploadRow(done, 2, 'created', demoId('payment past 3')),
    uploadRow(done, 3, 'refused', null, [{ field: 'amount', text: 'This field is required.' }]),
    uploadRow(checked, 1, 'checked', null),
    uploadRow(checked, 2, 'refused', null, [{ field: 'bankCountry', text: 'This field is required.' }]),
  ]);
}

function uploadRow(
  upload: string,
  row: number,
  state: 'created' | 'refused' | 'checked',
  entity: string | null,
  problems: readonly RowProblem[] = [],
) {
  return {
    upload_id: upload,
    row_number: row,
    content: JSON.stringify({ reference: `INV-${row}` }),
    state,
    problems: JSON.stringify(problems),
    entity_id: entity,
  };
}

function draftRow(now: Date) {
  return {
    id: demoId('draft treasurer'),
    account_id: accountId('aldgate-trading'),
    user_id: 'treasurer',
    savedAt: dayjs(now).subtract(25, 'minute').toDate(),
    content: JSON.stringify({ beneficiaryId: demoId('beneficiary lyon-textiles'), amount: '2210.00', currency: 'EUR' }),
    createdAt: dayjs(now).subtract(30, 'minute').toDate(),
    updatedAt: dayjs(now).subtract(25, 'minute').toDate(),
  };
}

/** Yesterday's was prepared and signed by two people; today's waits for its signature. */
function reconciliationRows(now: Date) {
  const row = (day: number, rest: object) => ({
    id: demoId(`reconciliation ${day}`),
    day: isoDateOf(dayjs(now).subtract(day, 'day').toDate()),
    kind: 'internal' as const,
    currency: 'GBP' as const,
    requirement: '50000.00',
    resource: '50000.00',
    breaks: '[]',
    prepared_by: 'superadmin',
    prepared_at: dayjs(now).subtract(day, 'day').toDate(),
    ...rest,
  });
  const signed = { signed_by: 'orgadmin', signed_at: dayjs(now).subtract(1, 'day').toDate() };
  return [row(1, signed), row(0, { signed_by: null, signed_at: null })];
}

/** A change that waits for another administrator, and one that was refused. */
const changeRows = (now: Date) => [waitingChange(now), refusedChange(now)];

function changeOf(
  entity: string,
  id: string,
  { change, effect, ...rest }: { change: object; effect: readonly object[] },
) {
  return {
    id: demoId(`change ${entity}`),
    entity,
    entity_id: id,
    org_id: aldgate,
    change_digest: demoId(`digest ${entity}`),
    change: JSON.stringify(change),
    effect: JSON.stringify(effect),
    ...rest,
  };
}

function waitingChange(now: Date) {
  const rule = demoId('rule aldgate 1000');
  const roles = [{ roleId: roleId('approver'), numberRequired: 1 }];
  return {
    ...changeOf('organisation_payment_auth_rule', rule, {
      change: {
        ruleId: rule,
        rule: { thresholdAbove: 1500, canAuthoriseOwnPayments: false, paymentCreatorCanSatisfyRule: false, roles },
      },
      effect: [
        {
          table: 'organisation_payment_auth_rule',
          before: { id: rule, threshold: 1000 },
          after: { id: rule, threshold: 1500 },
        },
      ],
    }),
    kind: 'updatePaymentAuthRule',
    requested_by: 'superadmin2',
    requested_at: dayjs(now).subtract(3, 'hour').toDate(),
    decision: null,
    decided_by: null,
    decided_at: null,
    reason: null,
  };
}

function refusedChange(now: Date) {
  const role = roleId('viewer');
  const rights = { can_create_beneficiaries: false, can_create_conversions: false, can_create_payments: true };
  return {
    ...changeOf('roles', role, {
      change: { roleId: role, role: { name: 'Viewer', ...rights } },
      effect: [
        {
          table: 'roles',
          before: { id: role, name: 'Viewer', can_create_payments: false },
          after: { id: role, name: 'Viewer', can_create_payments: true },
        },
      ],
    }),
    kind: 'updateRole',
    requested_by: 'superadmin',
    decision: 'refused' as const,
    decided_by: 'superadmin2',
    requested_at: dayjs(now).subtract(2, 'day').toDate(),
    decided_at: dayjs(now).subtract(1, 'day').toDate(),
    reason: 'Viewers only look.',
  };
}
