import { documentSchema, documentTypeOf, isOfType, maxDocumentBytes } from '../../../../domain/payments/documents';

test.each([
  ['invoice.pdf', 'application/pdf'],
  ['SCAN.PNG', 'image/png'],
  ['photo.jpg', 'image/jpeg'],
  ['photo.JPEG', 'image/jpeg'],
  ['invoice.pdf.exe', ''],
  ['pdf', ''],
])('%s is of type "%s"', (name, type) => {
  expect(documentTypeOf(name)).toBe(type);
});

test.each([
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31], true],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46], false],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], true],
  ['image/png', [0xff, 0xd8, 0xff, 0xe0], false],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0], true],
  ['text/html', [0x3c], false],
  ['constructor', [], false],
])('%s beginning with %j: %s', (type, start, isIt) => {
  expect(isOfType(type, new Uint8Array(start))).toBe(isIt);
});

test.each([
  [{}, true],
  [{ filesize: maxDocumentBytes }, true],
  [{ filesize: maxDocumentBytes + 1 }, false],
  [{ filesize: 0 }, false],
  [{ filetype: 'image/png' }, false],
  [{ filetype: 'application/zip' }, false],
])('with %j a document is accepted: %s', (change, isAccepted) => {
  const document = { filename: 'invoice.pdf', filetype: 'application/pdf', filesize: 1, ...change };
  expect(documentSchema.isValidSync(document, { strict: true })).toBe(isAccepted);
});
