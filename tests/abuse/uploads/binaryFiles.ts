import { gzipSync } from 'node:zlib';
import { csv, row, type HostileFile } from './hostileFile';

const notText = /^file_refused: The file is not in UTF-8/;
const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** Files that are no text, or not in the encoding that they claim. */
export const binaryFiles: readonly HostileFile[] = [
  {
    name: 'a zip archive renamed',
    file: () => bytes('504b0304140000000800'),
    expected: /This is a spreadsheet or a zip archive/,
  },
  {
    name: 'an empty zip archive',
    file: () => bytes('504b0506'.padEnd(44, '0')),
    expected: /This is a spreadsheet or a zip archive/,
  },
  { name: 'gzip within gzip', file: () => gzipSync(csv(row)), expected: /This is a compressed file/ },
  { name: 'an old workbook', file: () => bytes('d0cf11e0a1b11ae1'), expected: /This is an Excel workbook/ },
  { name: 'a PDF', file: () => '%PDF-1.7\n', expected: /This is a PDF/ },
  { name: 'a picture', file: () => bytes('89504e470d0a1a0a'), expected: notText },
  { name: 'a program', file: () => bytes('7f454c4602010100'), expected: /^file_refused: / },
  { name: 'null characters', file: () => csv(`${row}\0`), expected: /The file has null characters/ },
  {
    name: 'five megabytes of null characters',
    file: () => Buffer.alloc(5 * 1024 * 1024),
    expected: /The file has null characters/,
  },
  { name: 'Latin-1', file: () => Buffer.from(csv(row.replace('Steel', 'Größe')), 'latin1'), expected: notText },
  { name: 'an overlong slash', file: () => Buffer.concat([Buffer.from(csv(row)), bytes('c0af')]), expected: notText },
  {
    name: 'half of a surrogate pair',
    file: () => Buffer.concat([Buffer.from(csv(row)), bytes('eda080')]),
    expected: notText,
  },
  { name: 'a character cut off', file: () => Buffer.concat([Buffer.from(csv(row)), bytes('e2ac')]), expected: notText },
  {
    name: 'UTF-16 without a mark',
    file: () => Buffer.from(csv(row), 'utf16le'),
    expected: /The file has null characters/,
  },
  {
    name: 'UTF-16 with an odd number of bytes',
    file: () => Buffer.concat([bytes('fffe'), Buffer.from(csv(row), 'utf16le'), bytes('41')]),
    expected: notText,
  },
  {
    name: 'UTF-32',
    file: () => Buffer.concat([bytes('fffe0000'), bytes('41000000')]),
    expected: /The file has null characters/,
  },
  { name: 'a byte-order mark alone', file: () => bytes('efbbbf'), expected: /The file is empty/ },
  { name: 'two byte-order marks', file: () => `\uFEFF\uFEFF${csv(row)}`, expected: /^(read|file_refused): / },
  { name: 'nothing', file: () => '', expected: /The file is empty/ },
  { name: 'blanks', file: () => ' '.repeat(5 * 1024 * 1024), expected: /The file is empty/ },
];

/** What is sent in place of a packed file. */
export const packedFiles: readonly (readonly [name: string, content: () => string, expected: RegExp])[] = [
  [
    'a gigabyte of zeros packed',
    () => gzipSync(Buffer.alloc(1024 ** 3), { level: 9 }).toString('base64'),
    /The file is larger than 5 MB/,
  ],
  [
    'a hundred files one after the other',
    () => Buffer.concat(Array<Buffer>(100).fill(gzipSync(Buffer.alloc(100_000)))).toString('base64'),
    /The file is larger than 5 MB/,
  ],
  ['half a packed file', () => gzipSync(csv(row)).subarray(0, 40).toString('base64'), /did not arrive whole/],
  [
    'a packed file that was changed',
    () => gzipSync(csv(row)).fill(7, 20, 30).toString('base64'),
    /did not arrive whole/,
  ],
  ['a text that is not packed', () => csv(row), /did not arrive whole/],
  ['nothing at all', () => '', /did not arrive whole/],
];
