import type { Knex } from 'knex';
import type { DemoBooks } from './books';
import type { DemoWallet } from './movements';
import { conversionTerms, type DemoConversion } from './conversions';
import { demoId } from './demoId';
import type { DemoFunding } from './funding';
import { accountId } from './organisations';
import { contactId } from './people';
import type { DemoPayment } from './payments';
import type { DemoTransfer } from './transfers';

const houseContact = demoId('contact house');
const providerAccount = (key: string): string => demoId(`provider account ${key}`);

/** Writes what the provider said last of money: its payments, conversions, transfers, wallets and their statements. */
export async function writeMirrors(transaction: Knex.Transaction, books: DemoBooks, now: Date): Promise<void> {
  const add = (table: string, rows: readonly object[]) => transaction.batchInsert(table, [...rows], 500);
  const moments = { created_at: now, updated_at: now };
  await add('tcc_payments', books.payments.filter(({ tccPaymentId }) => tccPaymentId).map(paymentRow));
  await add('tcc_conversions', books.conversions.map(conversionRow));
  await add('tcc_transfers', books.transfers.map(transferRow));
  await add('tcc_funding', books.fundings.map(fundingRow));
  await add(
    'balances',
    books.wallets.map((wallet) => ({ ...balanceRow(wallet), ...moments })),
  );
  await add('tcc_transactions', books.wallets.flatMap(transactionRows));
  await add('tcc_collections', books.fundings.filter(isScreened).map(collectionRow));
}

function paymentRow(payment: DemoPayment) {
  return {
    id: payment.tccPaymentId,
    account_id: accountId(payment.payee.account),
    beneficiary_id: payment.payee.tccBeneficiaryId,
    unique_request_id: payment.uniqueRequestId,
    short_reference: payment.tccShortReference,
    amount: payment.amount,
    currency: payment.payee.currency,
    status: payment.status,
    payment_type: payment.paymentType,
    payment_date: payment.paymentDate,
    reference: payment.reference,
    reason: payment.reason,
    failure_reason: payment.failureReason,
    transferred_at: payment.status === 'completed' ? `${payment.paymentDate}T12:00:00Z` : null,
    created_at: payment.createdAt,
    updated_at: payment.createdAt,
  };
}

function conversionRow(traded: DemoConversion) {
  return {
    id: traded.tccConversionId,
    account_id: accountId(traded.account),
    creator_contact_id: contactId(traded.creator, traded.account),
    ...conversionTerms(traded),
    conversion_date: traded.conversionDate,
    settlement_date: `${traded.conversionDate}T14:00:00Z`,
    unallocated_funds: traded.buyAmount,
    created_at: traded.createdAt,
    updated_at: traded.createdAt,
  };
}

function transferRow(moved: DemoTransfer) {
  return {
    id: moved.tccTransferId,
    short_reference: moved.shortReference,
    source_account_id: providerAccount(moved.source),
    destination_account_id: providerAccount(moved.destination),
    currency: moved.currency,
    amount: moved.amount,
    status: moved.status,
    reason: moved.reason,
    creator_account_id: providerAccount('house'),
    creator_contact_id: houseContact,
    unique_request_id: demoId(`key transfer ${moved.name}`),
    completed_at: moved.completedAt,
    created_at: moved.createdAt,
    updated_at: moved.completedAt ?? moved.createdAt,
  };
}

function fundingRow(received: DemoFunding) {
  return {
    id: received.id,
    account_id: accountId(received.account),
    currency: received.currency,
    amount: received.amount,
    rail: received.currency === 'EUR' ? 'SEPA' : received.currency === 'GBP' ? 'FPS' : 'SWIFT',
    additional_information: received.shortReference,
    sender_name: received.sender,
    sender_country: 'GB',
    value_date: received.at,
    completed_at: received.status === 'completed' ? received.at : null,
    created_at: received.at,
    updated_at: received.at,
  };
}

/** Money of unknown senders, and the first of each currency, was looked at before it was kept. */
const isScreened = ({ status, name }: DemoFunding): boolean => status === 'deleted' || name.endsWith(' 0');

function collectionRow({ id, account, status, at }: DemoFunding) {
  const accepted = status === 'completed';
  return {
    transaction_id: demoId(`transaction credit ${id}`),
    account_id: accountId(account),
    accepted,
    reason: accepted ? 'accepted' : 'insufficient_transaction_information',
    decided_by: 'superadmin',
    created_at: at,
    updated_at: at,
  };
}

function balanceRow({ id, account, currency, amount }: DemoWallet) {
  return { id, account_id: accountId(account), currency, amount };
}

function transactionRows(wallet: DemoWallet) {
  return wallet.entries.map(({ movement: row, balance }) => ({
    id: row.id,
    account_id: accountId(wallet.account),
    balance_id: wallet.id,
    currency: wallet.currency,
    amount: row.amount,
    balance_amount: balance,
    type: row.type,
    status: row.status,
    action: row.action,
    reason: row.reason,
    related_entity_type: row.related.type,
    related_entity_id: row.related.id,
    related_entity_short_reference: row.related.shortReference,
    settles_at: row.settlesAt,
    completed_at: row.completedAt,
    created_at: row.createdAt,
    updated_at: row.completedAt ?? row.createdAt,
  }));
}
