import type { Knex } from 'knex';
import { writeCsv } from '../../../domain/csv/writeCsv';
import { columnOf, fieldsWith, storedFields, type PaymentFieldName } from '../../../domain/payments/fields';
import { emptyPaymentRow, paymentColumns, type PaymentRowValues } from '../../../domain/uploads/paymentColumns';
import { demoId } from '../../../seeds/demo/demoId';
import { everyField } from '../../support/paymentFields';
import {
  as,
  createPayment,
  newPayment,
  providerBooks,
  smallPayment,
  tradingAccount,
  updatePayment,
} from '../../support/portal';
import { endSeries, seriesCall, type CreatedSeries } from '../../support/recurring';
import { stackDatabase } from '../../support/stack';
import { rowsOf } from '../../support/paymentUploads';
import { testTemplates } from '../../support/templates';
import { confirmPaymentUpload, uploaded } from '../../support/uploads';

/** A payment in which everything is stated. */
const given: Record<PaymentFieldName, string> = {
  ...everyField,
  beneficiaryId: demoId('beneficiary hansa-metall'),
  paymentDate: smallPayment().paymentDate,
};

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  const conversion = database('tcc_conversions').where({ account_id: tradingAccount }).orderBy('id');
  given.conversionId = (await conversion.first('id'))!.id;
});
afterEach(async () => {
  await testTemplates(database).delete();
  await database('recurring_payments').where({ reference: given.reference }).update({ reference: 'SERIES' });
  await endSeries(database);
});
afterAll(() => database.destroy());

const columns = (names: readonly PaymentFieldName[]) =>
  Object.fromEntries(names.map((name) => [columnOf(name), given[name]]));
const rowOf = (id: string) => database('payments').where({ id }).first();

test('each field of a payment is stored, and replaced by an edit', async () => {
  const { data } = await as<{ createPayment: { id: string } }>('maker', createPayment, { payment: given });
  const { id } = data!.createPayment;
  expect(await rowOf(id)).toMatchObject(columns(storedFields));
  const payment = smallPayment({ beneficiaryId: given.beneficiaryId, currency: 'EUR', amount: '20001.00' });
  await as('maker', updatePayment, { paymentId: id, payment });
  const empty = storedFields.filter((name) => !(name in payment)).map((name) => [columnOf(name), null]);
  expect(await rowOf(id)).toMatchObject(Object.fromEntries(empty));
});

test('each column of a file becomes a field of its payment', async () => {
  const slice = await database('beneficiary_information_slice')
    .where({ beneficiaryId: given.beneficiaryId, is_most_recent: true })
    .first('name', 'iban');
  const payee = { beneficiaryName: slice!.name, accountNumber: slice!.iban ?? '' };
  const row: PaymentRowValues = { ...emptyPaymentRow, ...given, ...payee };
  const titles = paymentColumns.map(({ title }) => title);
  const upload = await uploaded(writeCsv(titles, [paymentColumns.map(({ field }) => row[field])]));
  await as('maker', confirmPaymentUpload, { uploadId: upload.id });
  const [made] = await rowsOf(database, upload.id);
  expect(await rowOf(made!.entity_id!)).toMatchObject(columns(fieldsWith('upload')));
});

test('the provider is not sent the internal note', async () => {
  const purposeNote = 'Only colleagues read this.';
  const { tccPaymentId } = (await rowOf(await newPayment({ purposeNote })))!;
  const { payments } = await providerBooks();
  const sent = payments.find(({ id }) => id === tccPaymentId);
  expect(sent).toBeDefined();
  expect(JSON.stringify(sent)).not.toContain(purposeNote);
});

test('a note of 501 characters is refused', async () => {
  const payment = { ...given, purposeNote: 'x'.repeat(501) };
  const { errors } = await as('maker', createPayment, { payment });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid_input', field: 'purposeNote' });
});

const kept = fieldsWith('isKept').filter((name) => name !== 'beneficiaryId');
const keptOf = (names: readonly PaymentFieldName[]) => Object.fromEntries(names.map((name) => [name, given[name]]));

test('a template keeps each field that payments have in common', async () => {
  const save = `mutation ($name: String!, $template: PaymentTemplateInput!) {
    createPaymentTemplate(name: $name, template: $template) { id }
  }`;
  await as('maker', save, { name: 'Test every field', template: keptOf(fieldsWith('isKept')) });
  expect(await testTemplates(database).first()).toMatchObject({
    ...columns(kept),
    beneficiary_id: given.beneficiaryId,
  });
});

test('a recurring payment keeps each field that payments have in common', async () => {
  const { query } = seriesCall('maker');
  const payment = keptOf([...fieldsWith('isKept'), 'paymentDate']);
  const { data } = await as<CreatedSeries>('maker', query, { payment });
  const { id } = data!.createRecurringPayment;
  const row = await database('recurring_payments').where({ id }).first();
  expect(row).toMatchObject({ ...columns(kept), beneficiary_id: given.beneficiaryId });
});
