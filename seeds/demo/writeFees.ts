import type { Knex } from 'knex';
import { chargeBase } from '../../domain/charges/base';
import { convertCharge } from '../../domain/charges/taking';
import { errorCatalogue } from '../../domain/errors';
import type { SafeguardedCurrency } from '../../domain/safeguarding/currencies';
import { postingsOf } from '../../domain/postings/template';
import { chargeTemplates } from '../../domain/postings/templates';
import { asHistory } from './asHistory';
import type { DemoBooks } from './books';
import { interestTerms, type DemoCharge } from './charges';
import { demoId } from './demoId';
import { accountId, accounts, demoStart } from './organisations';
import { safeguardedToday, type DemoSafeguarding } from './safeguarding';
import { accountTariffs, tariffs, type DemoTariff } from './tariffs';

/** Writes tariffs, what accounts and settings say of charges, the charges themselves, and safeguarding. */
export async function writeFees(transaction: Knex.Transaction, books: DemoBooks): Promise<void> {
  await transaction('tariffs').insert(tariffs.map(tariffRow));
  await writeAccountSettings(transaction, books);
  await transaction('accounts')
    .whereIn('id', [accountId('house'), accountId('safeguarding')])
    .update({ isHouseAccount: true });
  await transaction('settings').update(collectionSettings());
  for (const [currency, balance_alarm] of Object.entries(balanceAlarms)) {
    await transaction('currency_settings').where({ currency }).update({ balance_alarm });
  }
  await asHistory(transaction, async () => {
    await transaction('charges').insert(books.charges.map(chargeRow));
    await transaction('safeguarding_transfers').insert(books.safeguarding.map(safeguardingRow));
  });
  await transaction('charge_derivations').insert(books.charges.map(derivationRow));
  await transaction('charge_attempts').insert(books.charges.filter(({ transfer }) => transfer).map(attemptRow));
  await transaction('postings').insert(books.charges.flatMap(postingRows));
  await transaction('safeguarding_adjustments').insert(books.safeguarding.flatMap(adjustmentRows));
}

function tariffRow({ id, name, type, amount, isDefault, details }: DemoTariff) {
  return { id, name, type, amount, is_default: isDefault, details, createdAt: demoStart, updatedAt: demoStart };
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

/** Below what the control account holds too little, in each safeguarded currency. */
const balanceAlarms = { GBP: '25000', EUR: '25000', USD: '10000' } as const satisfies Record<
  SafeguardedCurrency,
  string
>;

function collectionSettings() {
  const collects = accountId('house');
  return {
    incoming_fund_fee_account_id: collects,
    monthly_maintenance_charge_account_id: collects,
    payment_fee_account_id: collects,
    euro_negative_interest_account_id: collects,
    balance_transfer_fee_account_id: collects,
    euro_negative_interest_charge_rate: interestTerms.yearlyRate,
    euro_liquidity_balance_amount: interestTerms.liquidity,
    safeguarding_control_account_id: accountId('safeguarding'),
  };
}

function chargeRow(charge: DemoCharge) {
  const base = chargeBase(charge.inputs);
  return {
    id: charge.id,
    created_at: charge.createdAt,
    updatedAt: charge.createdAt,
    type: charge.type,
    month: charge.month,
    status: charge.status,
    amount: charge.amount,
    amounts: JSON.stringify({ [base.currency]: base.amount, [charge.currency]: charge.amount }),
    currency: charge.currency,
    exchange_rate: charge.rate,
    narrative: charge.narrative,
    payment_id: charge.paymentId,
    tariff_id: 'tariff' in charge.inputs ? charge.inputs.tariff.id : null,
    main_account_id: accountId(charge.account),
    source_account_id: accountId(charge.account),
    destination_account_id: accountId('house'),
    tcc_transfer_id: charge.transfer?.tccTransferId ?? null,
    tcc_transaction_id: charge.transactionId,
    error_message: charge.status === 'failed' ? errorCatalogue.provider_rejected : null,
    retryCount: charge.status === 'failed' ? 1 : 0,
  };
}

function derivationRow({ id, inputs, createdAt }: DemoCharge) {
  const { steps } = chargeBase(inputs);
  return { charge_id: id, inputs: JSON.stringify(inputs), steps: JSON.stringify(steps), createdAt };
}

function attemptRow({ id, inputs, currency, rate, createdAt }: DemoCharge) {
  const { amount, steps } = convertCharge(chargeBase(inputs), currency, rate);
  return {
    charge_id: id,
    attempt: 1,
    key: id,
    currency,
    amount,
    exchange_rate: rate,
    rate_at: rate && createdAt,
    steps: JSON.stringify(steps),
    at: createdAt,
  };
}

function postingRows({ id, type, account, currency, amount, status, transfer }: DemoCharge) {
  if (status !== 'completed' || !transfer) return [];
  const bindings = {
    accounts: { payer: accountId(account), collector: accountId('house') },
    amounts: { charge: { amount, currency } },
  };
  const at = transfer.completedAt ?? transfer.createdAt;
  return postingsOf(chargeTemplates[type], bindings).map((posting) => ({
    ...posting,
    transaction_id: id,
    charge_id: id,
    at,
  }));
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
