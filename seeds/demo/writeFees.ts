import type { Knex } from 'knex';
import { isoDateOf } from '../../domain/isoDate';
import { asHistory } from './asHistory';
import type { DemoBooks } from './books';
import type { DemoCharge } from './charges';
import { demoId } from './demoId';
import { accountId, accounts } from './organisations';
import { safeguardedToday, type DemoSafeguarding } from './safeguarding';
import { accountTariffs, tariffs, type DemoTariff } from './tariffs';

/** Writes tariffs, what accounts and settings say of charges, the charges themselves, and safeguarding. */
export async function writeFees(transaction: Knex.Transaction, books: DemoBooks): Promise<void> {
  await transaction('tariffs').insert(tariffs.map(tariffRow));
  await writeAccountSettings(transaction, books);
  await transaction('settings').update(collectionSettings());
  await asHistory(transaction, async () => {
    await transaction('charges').insert(books.charges.map(chargeRow));
    await transaction('safeguarding_transfers').insert(books.safeguarding.map(safeguardingRow));
  });
  await transaction('charge_derivations').insert(books.charges.map(derivationRow));
  await transaction('safeguarding_adjustments').insert(books.safeguarding.flatMap(adjustmentRows));
}

function tariffRow({ id, name, type, amount, isDefault, details }: DemoTariff) {
  return { id, name, type, amount, is_default: isDefault, details };
}

async function writeAccountSettings(transaction: Knex.Transaction, { safeguarding }: DemoBooks): Promise<void> {
  for (const { key, balances } of accounts) {
    const today = safeguardedToday(safeguarding, key);
    await transaction('accounts')
      .where({ id: accountId(key) })
      .update({
        process_charges: true,
        process_charges_from: '2025-01-01',
        charge_currencies: Object.keys(balances),
        charge_currencies_use_source: false,
        safeguarding_enabled: Object.keys(today).length > 0,
        safeguarded_amount_gbp: today.GBP ?? '0',
        safeguarded_amount_eur: today.EUR ?? '0',
        safeguarded_amount_usd: today.USD ?? '0',
        ...accountTariffs[key],
      });
  }
}

function collectionSettings() {
  const collects = accountId('house');
  return {
    incoming_fund_fee_account_id: collects,
    monthly_maintenance_charge_account_id: collects,
    payment_fee_account_id: collects,
    euro_negative_interest_account_id: collects,
    balance_transfer_fee_account_id: collects,
    safeguarding_control_account_id: accountId('safeguarding'),
    safeguarding_gbp_balance_alarm: '25000',
    safeguarding_eur_balance_alarm: '25000',
    safeguarding_usd_balance_alarm: '10000',
  };
}

function chargeRow(charge: DemoCharge) {
  return {
    id: charge.id,
    created_at: charge.createdAt,
    updatedAt: charge.createdAt,
    type: charge.type,
    month: charge.type === 'monthly_maintenance_charge' ? firstOfMonth(charge.createdAt) : null,
    status: charge.status,
    amount: charge.amount,
    amounts: JSON.stringify({ GBP: charge.basis, [charge.currency]: charge.amount }),
    currency: charge.currency,
    exchange_rate: charge.rate,
    narrative: charge.narrative,
    payment_id: charge.paymentId,
    tariff_id: charge.tariff.id,
    main_account_id: accountId(charge.account),
    source_account_id: accountId(charge.account),
    destination_account_id: accountId('house'),
    tcc_transfer_id: charge.transfer?.tccTransferId ?? null,
    tcc_transaction_id: charge.transactionId,
    error_message: charge.status === 'failed' ? 'The balance does not cover the charge.' : null,
    retryCount: charge.status === 'failed' ? 3 : 0,
  };
}

function firstOfMonth(at: Date): string {
  return `${isoDateOf(at).slice(0, 7)}-01`;
}

function derivationRow(charge: DemoCharge) {
  const steps = [{ step: 'tariff', amount: charge.basis, currency: 'GBP' }];
  const converted = { step: 'convert', amount: charge.amount, currency: charge.currency, rate: charge.rate };
  return {
    charge_id: charge.id,
    inputs: JSON.stringify({
      tariff: tariffRow(charge.tariff),
      paymentId: charge.paymentId,
      transactionId: charge.transactionId,
    }),
    steps: JSON.stringify(charge.rate ? [...steps, converted] : steps),
    createdAt: charge.createdAt,
  };
}

function safeguardingRow({ id, currency, status, transfer }: DemoSafeguarding) {
  return {
    id,
    amount: transfer.amount,
    currency,
    reason: transfer.reason,
    status,
    sourceAccountId: accountId(transfer.source),
    destinationAccountId: accountId(transfer.destination),
    tccTransferId: transfer.tccTransferId,
    createdById: 'superadmin',
    createdAt: transfer.createdAt,
    updatedAt: transfer.completedAt ?? transfer.createdAt,
  };
}

function adjustmentRows({ id, account, currency, change, position, transfer }: DemoSafeguarding) {
  if (position === null) return [];
  return {
    id: demoId(`adjustment ${id}`),
    account_id: accountId(account),
    currency,
    adjustment_amount: change,
    new_position: position,
    related_transfer_id: id,
    created_by: 'superadmin',
    at: transfer.completedAt ?? transfer.createdAt,
  };
}
