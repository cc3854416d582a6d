import type { Knex } from 'knex';
import { contentFields, type ContentField } from '../../../domain/payments/content';
import { columnOf, fieldOf, internalFields } from '../../../domain/payments/fields';
import { openDemo, type DemoDatabase } from './openDemo';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

/** Another value of a field than a payment has. */
async function otherValue(database: Knex, name: ContentField, now: unknown): Promise<unknown> {
  const { rule } = fieldOf(name);
  if (name === 'conversionId') return (await database('tcc_conversions').orderBy('id').first('id'))?.id;
  if (rule.kind === 'choice') return rule.of.find((one) => one !== now);
  if (rule.kind === 'date') return '2027-03-01';
  if (rule.kind === 'amount') return '98765.43';
  return rule.kind === 'currency' ? 'CHF' : 'OTHER';
}

test.each(contentFields)('a change of %s makes a version, which keeps what stood there', async (name) => {
  await demo.undone(async (transaction) => {
    const rows = () => transaction<Record<string, unknown>>('payments');
    const { id } = (await rows().where({ status: 'awaiting_authorisation' }).orderBy('id').first('id'))!;
    const chargeType = name === 'chargeType' ? 'shared' : null;
    await rows()
      .where({ id })
      .update({ invoiceNumber: 'A1', invoiceDate: '2027-02-01', paymentType: 'priority', chargeType });
    const column = columnOf(name);
    const before = (await rows().where({ id }).first('version', column))!;
    await rows()
      .where({ id })
      .update({ [column]: await otherValue(transaction, name, before[column]) });
    expect((await rows().where({ id }).first('version'))!.version).toBe(Number(before.version) + 1);
    const kept = transaction('payment_versions').where({ paymentId: id, number: before.version });
    expect(await kept.first(column)).toEqual({ [column]: before[column] });
  });
});

test.each(internalFields)('a change of %s makes no version, and the audit log has it', async (name) => {
  await demo.undone(async (transaction) => {
    const rows = () => transaction<Record<string, unknown>>('payments');
    const { id, version } = (await rows().where({ status: 'awaiting_authorisation' }).first('id', 'version'))!;
    await rows()
      .where({ id })
      .update({ [columnOf(name)]: 'Changed' });
    expect(await rows().where({ id }).first('version')).toEqual({ version });
    const audited = transaction('audit_logged_actions').where({
      table_name: 'payments',
      row_id: String(id),
      action: 'U',
    });
    const entry = (await audited.orderBy('event_id', 'desc').first('new_row'))!;
    expect(entry.new_row).toMatchObject({ [columnOf(name)]: 'Changed' });
  });
});
