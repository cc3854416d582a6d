import { sharepointFilesOf } from '../../../../actions/documents/sharepointFilesOf';
import type { DocumentStore } from '../../../../actions/runtime/documentStore';
import type { Environment } from '../../../../actions/runtime/environment';

const asked: string[][] = [];
const documents = {
  downloadAddress: (...request: string[]) => {
    asked.push(request);
    return Promise.resolve({ url: 'https://store.example', expiresAt: '2026-11-23T10:00:00Z' });
  },
} as unknown as DocumentStore;
const local = { SHAREPOINT_FILES: 'documents' } as Environment;
const file = { fileName: 'a.pdf', sharepointItemId: 'i', webUrl: 'https://sharepoint.example/a.pdf' };

test('on the local stack the store of documents stands in', async () => {
  await sharepointFilesOf(local, documents)?.downloadAddress(file);
  await sharepointFilesOf(local, documents)?.downloadAddress({ ...file, fileName: 'a.docx' });
  expect(asked).toEqual([
    ['sharepoint/i/i', 'a.pdf', 'application/pdf'],
    ['sharepoint/i/i', 'a.docx', 'application/octet-stream'],
  ]);
});

test.each([
  ['nothing names it', {} as Environment, documents],
  ['there is no store', local, undefined],
])('there is none where %s', (_what, environment, store) => {
  expect(sharepointFilesOf(environment, store)).toBeUndefined();
});
