import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { demoMedia } from '../../../seeds/demo/writeDocuments';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const document = `query ($fileNames: [String!]!) { sharepointFile(fileNames: $fileNames) { fileName url expiresAt } }`;

interface Answer {
  readonly sharepointFile: readonly { readonly fileName: string; readonly url: string }[];
}

const ask = (fileNames: readonly string[], username = 'maker', selected = tradingAccount) =>
  as<Answer>(username, document, { fileNames }, selected);
const own = demoMedia.fileName;
const strayFile = 'no document of a payment.pdf';
const sameName = 'same-name';
const notFound = { code: 'document_not_found', field: 'fileNames' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database('sharepoint_media').where({ fileName: strayFile }).delete();
  await database('assets').where({ s3Key: sameName }).delete();
  await database.destroy();
});

/** The account whose payment has the demo's file in SharePoint. */
async function owner(): Promise<string> {
  const found = await database('assets')
    .join('payments', 'payments.id', 'assets.paymentId')
    .where('assets.documentId', demoMedia.sharepointItemId)
    .first('payments.accountId');
  return found.accountId as string;
}

test('a file of a payment of the account is downloaded', async () => {
  const { data } = await ask([own, own], 'maker', await owner());
  expect(data?.sharepointFile.map(({ fileName }) => fileName)).toEqual([own]);
  const response = await fetch(data!.sharepointFile[0]!.url);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect((await response.arrayBuffer()).byteLength).toBe(48_213);
});

test('a file that is not of the account refuses them all', async () => {
  const fileName = strayFile;
  const row = { fileName, sharepointItemId: 'item-1', webUrl: 'https://sharepoint.demo.invalid/x' };
  await database('sharepoint_media').insert(row).onConflict('fileName').ignore();
  const selected = await owner();
  expect(refusalOf(await ask([own, fileName], 'maker', selected))).toEqual(notFound);
  expect(refusalOf(await ask([own, 'absent.pdf'], 'maker', selected))).toEqual(notFound);
});

test('a document of another tenant with the same name opens no file', async () => {
  const borealisAccount = accountId('borealis-imports');
  const [payment] = await database('payments').where({ accountId: borealisAccount }).limit(1).select('id');
  const asset = {
    paymentId: payment!.id,
    filename: own,
    filetype: 'application/pdf',
    filesize: '1',
    s3Key: sameName,
  };
  await database('assets').insert(asset).onConflict('s3Key').ignore();
  expect(refusalOf(await ask([own], 'borealis', borealisAccount))).toEqual(notFound);
});

test.each([
  ['another tenant', 'borealis', { code: 'account_not_found', field: 'accountId' }],
  ['a user without a seat', 'noaccount', { code: 'account_not_found', field: 'accountId' }],
])('%s gets nothing', async (_what, username, refusal) => {
  expect(refusalOf(await ask([own], username, await owner()))).toEqual(refusal);
});

test.each([
  ['no name', []],
  ['more than ten names', Array.from({ length: 11 }, (_, index) => `${index}.pdf`)],
  ['a name of two lines', ['a\nb.pdf']],
])('%s is refused', async (_what, fileNames) => {
  expect(refusalOf(await ask(fileNames)).code).toBe('invalid_input');
});
