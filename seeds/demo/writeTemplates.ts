import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { demoId } from './demoId';
import { accountId } from './organisations';

/** Writes the payments that accounts keep as templates: with an amount and without. */
export async function writeTemplates(transaction: Knex.Transaction, now: Date): Promise<void> {
  const rows = [
    { ...rent, account_id: accountId('aldgate-trading'), createdById: 'maker' },
    {
      ...showroom,
      account_id: accountId('aldgate-trading'),
      createdById: 'maker',
      archivedAt: dayjs(now).subtract(12, 'day').toDate(),
    },
    { ...carriage, account_id: accountId('aldgate-trading'), createdById: 'treasurer' },
    { ...tiles, account_id: accountId('borealis-imports'), createdById: 'borealis' },
  ];
  const createdAt = dayjs(now).subtract(40, 'day').toDate();
  await transaction('payment_templates').insert(rows.map((row) => ({ ...row, createdAt, updatedAt: createdAt })));
}

const rent = {
  id: demoId('template rent'),
  name: 'Warehouse rent',
  beneficiary_id: demoId('beneficiary lyon-textiles'),
  amount: '1850.00',
  currency: 'EUR',
  paymentType: 'regular',
  reason: 'Rent',
  reference: 'RENT LYON',
  purposeNote: 'Cost centre 4200.',
} as const;

const showroom = {
  ...rent,
  id: demoId('template showroom'),
  name: 'Showroom rent',
  amount: '640.00',
  reference: 'RENT SHOWROOM',
} as const;

const carriage = {
  id: demoId('template carriage'),
  name: 'Carriage',
  beneficiary_id: demoId('beneficiary thames-logistics'),
  currency: 'GBP',
  paymentType: 'priority',
  chargeType: 'ours',
  reason: 'Carriage',
  reference: 'CARRIAGE',
} as const;

const tiles = {
  id: demoId('template tiles'),
  name: 'Tiles',
  beneficiary_id: demoId('beneficiary milano-ceramica'),
  amount: '3200.00',
  currency: 'EUR',
  paymentType: 'regular',
  reason: 'Goods',
  reference: 'TILES',
} as const;
