import type { Knex } from 'knex';
import { paymentUpload } from '../../actions/payments/upload/paymentUpload';
import { rowKey, runUpload } from '../../actions/uploads/runUpload';
import { findUpload } from '../../actions/uploads/upload';
import { as, smallPayment } from '../support/portal';
import { stackDatabase } from '../support/stack';
import { confirmPaymentUpload, uploaded, type UploadAnswer } from '../support/uploads';
import { runUntil } from './runSender';
import { sized } from '../support/sized';

const rowCount = 200;
/** Each is stopped twenty times. */
const uploads = sized(1, 10);
const stops = 20;
/** More steps than four workers take for their first transactions, so that a run stops at each step of one, and between two. */
const stepsPerRun = 540;
/** Before it, the connections of the run are opened. */
const firstStep = 10;
const runMs = 60_000;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

/** Payments to Hansa that need approval, so that none is sent. */
function file(number: number): string {
  const day = smallPayment().paymentDate;
  const rows = Array.from(
    { length: rowCount },
    (_, index) =>
      `DE89370400440532013000,Hansa Metall GmbH,${60_000 + index}.10,EUR,${day},regular,CRASH ${number} ${index},Steel`,
  );
  const headings = 'IBAN or account number,Beneficiary name,Amount,Currency,Payment date,Payment type,Reference,Reason';
  return [headings, ...rows].join('\n');
}

/** The rows that are marked as created, and the payments that there are of the upload, at one moment: a stopped run's last commit may still be under way. */
function standing(uploadId: string) {
  return database.transaction(
    async (transaction) => {
      const rows = await transaction('upload_rows').where({ upload_id: uploadId }).orderBy('row_number');
      const keys = rows.map((row) => rowKey(uploadId, row.row_number));
      const payments = await transaction('payments').whereIn('clientRequestId', keys);
      const created = rows.filter(({ state }) => state === 'created').map((row) => row.entity_id);
      return { created, paid: payments.map(({ id }) => id), states: new Set(rows.map(({ state }) => state)) };
    },
    { isolationLevel: 'repeatable read' },
  );
}

test.each(Array.from({ length: uploads }, (_, index) => index))(
  `an upload of ${rowCount} payments whose worker is stopped ${stops} times creates each payment once (%#)`,
  async (number) => {
    const { id } = await uploaded(file(number));
    await database('uploads').where({ id }).update({ state: 'running' });
    const upload = (await findUpload(database, id))!;
    for (let stop = 0; stop < stops; stop += 1) {
      // 37 has no divisor in common with the number of steps: the runs stop at steps that differ.
      const stopAt = firstStep + (((number * stops + stop) * 37) % stepsPerRun);
      const wasStopped = await runUntil(stopAt, 0, (context) =>
        runUpload(context, paymentUpload, upload, context.clock.now().getTime() + runMs),
      );
      expect(wasStopped).toBe(true);
      const { created, paid } = await standing(id);
      expect(paid.sort()).toEqual(created.sort());
    }
    expect((await standing(id)).created.length).toBeGreaterThan(0);
    const { data } = await as<UploadAnswer>('maker', confirmPaymentUpload, { uploadId: id });
    expect(data?.upload).toMatchObject({ state: 'done', createdRows: rowCount, failedRows: 0 });
    const { created, paid, states } = await standing(id);
    expect(paid.sort()).toEqual(created.sort());
    expect([new Set(paid).size, [...states]]).toEqual([rowCount, ['created']]);
    const log = await database('activity').whereIn('paymentId', paid).where({ eventCode: 'A007' });
    expect(log).toHaveLength(rowCount);
  },
  300_000,
);
