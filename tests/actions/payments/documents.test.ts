import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { maxDocuments } from '../../../domain/payments/documents';
import { accountId } from '../../../seeds/demo/organisations';
import { described, pdf, uploaded } from '../../support/documents';
import { as, deletePayment, refusalOf, smallPayment, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const create = `mutation ($payment: PaymentInput!, $assets: [PaymentAssetInput!]) {
  createPayment(payment: $payment, assets: $assets) { id status }
}`;
const download = `query ($assetId: uuid!) { getPaymentDocument(assetId: $assetId) { url expiresAt } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(() => database.destroy());

const createWith = (assets: readonly object[], change = {}) =>
  as<{ createPayment: { id: string } }>('maker', create, { payment: smallPayment(change), assets });

/** A document of a payment as the user downloads it. */
async function downloadAs(user: string, assetId: string) {
  const answer = await as<{ getPaymentDocument: { url: string } }>(user, download, { assetId });
  return answer.data ? fetch(answer.data.getPaymentDocument.url) : undefined;
}

const assetsOf = (paymentId: string) => database('assets').where({ paymentId }).orderBy('filename');

test('documents go with a payment: uploaded, kept under another key, downloaded under their names', async () => {
  const content = pdf('one');
  const documents = [await uploaded(content, 'Rechnung März.pdf'), await uploaded(pdf('two'), 'terms.pdf')];
  const { data } = await createWith(documents, { amount: '5000.00' });
  const [first, second] = await assetsOf(data!.createPayment.id);
  expect(first).toMatchObject({ filename: 'Rechnung März.pdf', filetype: 'application/pdf', filesize: '19' });
  expect(first?.s3Key).toMatch(new RegExp(`^payments/${data!.createPayment.id}/[0-9a-f-]{36}$`));
  expect(first?.s3Key).not.toContain(first?.documentId);
  expect(first?.s3Key).not.toBe(second?.s3Key);

  const response = await downloadAs('viewer', first?.id ?? '');
  expect(response?.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf");
  expect(response?.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response!.arrayBuffer())).toEqual(content);

  const refusal = refusalOf(await as('borealis', download, { assetId: first?.id }));
  expect(refusal).toEqual({ code: 'document_not_found', field: 'assetId' });
});

test('the documents of an unsent payment are deleted with it', async () => {
  const { data } = await createWith([await uploaded(pdf('gone'))], { amount: '5000.00' });
  const paymentId = data!.createPayment.id;
  const [asset] = await assetsOf(paymentId);
  const answer = await as<{ getPaymentDocument: { url: string } }>('maker', download, { assetId: asset?.id });
  await as('maker', deletePayment, { paymentId });
  expect(await assetsOf(paymentId)).toEqual([]);
  expect((await fetch(answer.data!.getPaymentDocument.url)).status).toBe(404);
});

describe('a payment is refused, and nothing is stored,', () => {
  const paymentsNow = async () =>
    Number((await database('payments').where({ accountId: tradingAccount }).count())[0]?.count);

  test.each<[what: string, assets: () => Promise<object[]>, code: string, field: string]>([
    [
      'with a document that was not uploaded',
      () => Promise.resolve([{ ...described(pdf('x')), documentId: randomUUID() }]),
      'document_not_found',
      'assets',
    ],
    [
      'with a file that is not what it is called',
      async () => [await uploaded(Buffer.from('MZ, a program'))],
      'document_not_accepted',
      'assets',
    ],
    [
      'with another size than was uploaded',
      async () => [{ ...(await uploaded(pdf('x'))), filesize: 99 }],
      'document_not_accepted',
      'assets',
    ],
    [
      'with another type than was uploaded',
      async () => [{ ...(await uploaded(pdf('x'))), filename: 'x.png', filetype: 'image/png' }],
      'document_not_accepted',
      'assets',
    ],
    [
      'with too many documents',
      () =>
        Promise.resolve(
          Array.from({ length: maxDocuments + 1 }, () => ({ ...described(pdf('x')), documentId: randomUUID() })),
        ),
      'invalid_input',
      'assets',
    ],
  ])('%s', async (_what, assets, code, field) => {
    const before = await paymentsNow();
    expect(refusalOf(await createWith(await assets()))).toEqual({ code, field });
    expect(await paymentsNow()).toBe(before);
  });

  test('with a document of another account', async () => {
    const document = await uploaded(pdf('ours'));
    const answer = await as(
      'maker',
      create,
      { payment: smallPayment(), assets: [document] },
      accountId('aldgate-europe'),
    );
    expect(refusalOf(answer)).toEqual({ code: 'document_not_found', field: 'assets' });
  });
});
