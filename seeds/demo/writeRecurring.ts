import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { errorCatalogue } from '../../domain/errors';
import { isoDateOf } from '../../domain/isoDate';
import { asHistory } from './asHistory';
import { demoId } from './demoId';
import { accountId } from './organisations';

/** Writes recurring payments: one that runs, with a payment that was skipped, one that a refusal paused, and one that ended. */
export async function writeRecurring(transaction: Knex.Transaction, now: Date): Promise<void> {
  const day = (days: number) => isoDateOf(dayjs(now).add(days, 'day').toDate());
  const at = (days: number) => dayjs(now).add(days, 'day').toDate();
  const rows = [
    { ...rent, starts_on: day(-40), next_on: day(20), createdAt: at(-45) },
    { ...carriage, starts_on: day(-31), next_on: day(25), createdAt: at(-60) },
    { ...tiles, starts_on: day(-60), next_on: null, ends_on: day(-10), createdAt: at(-61) },
  ];
  const notice = { error_code: 'fraud_notice_required', error_message: errorCatalogue.fraud_notice_required };
  await asHistory(transaction, async () => {
    await transaction('recurring_payments').insert(rows.map((row) => ({ ...row, updatedAt: row.createdAt })));
  });
  await transaction('recurring_payment_omissions').insert([
    { recurring_payment_id: rent.id, occurrence_on: day(-10), skipped_by: 'maker', createdAt: at(-15) },
    { recurring_payment_id: carriage.id, occurrence_on: day(-3), ...notice, createdAt: at(-8) },
  ]);
}

const rent = {
  id: demoId('recurring rent'),
  account_id: accountId('aldgate-trading'),
  createdById: 'maker',
  frequency: 'monthly',
  state: 'active',
  beneficiary_id: demoId('beneficiary lyon-textiles'),
  amount: '1850.00',
  currency: 'EUR',
  paymentType: 'regular',
  reason: 'Rent',
  reference: 'RENT LYON',
  purposeNote: 'Cost centre 4200.',
} as const;

const carriage = {
  id: demoId('recurring carriage'),
  account_id: accountId('aldgate-trading'),
  createdById: 'treasurer',
  frequency: 'weekly',
  state: 'paused',
  pause_reason: errorCatalogue.fraud_notice_required,
  beneficiary_id: demoId('beneficiary thames-logistics'),
  amount: '240.00',
  currency: 'GBP',
  paymentType: 'regular',
  reason: 'Carriage',
  reference: 'CARRIAGE',
} as const;

const tiles = {
  id: demoId('recurring tiles'),
  account_id: accountId('borealis-imports'),
  createdById: 'borealis',
  frequency: 'last_business_day',
  state: 'ended',
  beneficiary_id: demoId('beneficiary milano-ceramica'),
  amount: '3200.00',
  currency: 'EUR',
  paymentType: 'regular',
  reason: 'Goods',
  reference: 'TILES',
} as const;
