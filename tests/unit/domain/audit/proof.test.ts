import { createHash, webcrypto } from 'node:crypto';
import { proofFormat, verifyProof, writeProof, type AuditProof, type Sha256 } from '../../../../domain/audit/proof';

const sha256: Sha256 = (bytes) => webcrypto.subtle.digest('SHA-256', bytes);
const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part));
  return hash.digest();
};

const textOf = (event: number) => JSON.stringify([event, 'payments', 'p1', 'U', { reason: 'Zoë\u0007' }]);
const isChosen = (event: number) => event === 12 || event === 14;

/** Entries 11 to 15 at positions 6 to 10, chained as the database chains them; two of them are chosen. */
function proof(): AuditProof {
  const start = hashOf('before');
  let hash = start;
  const links = [11, 12, 13, 14, 15].map((event) => {
    const digest = hashOf(textOf(event));
    hash = hashOf(hash, digest);
    const row = { position: event - 5, text: textOf(event), hash: hash.toString('hex') };
    return isChosen(event) ? row : digest.toString('hex');
  });
  return {
    format: proofFormat,
    start: { position: 5, hash: start.toString('hex') },
    links,
    head: { position: 10, hash: hash.toString('hex') },
  };
}

test('a file as it was exported proves its rows', async () => {
  const made = proof();
  expect(await verifyProof(writeProof(made), sha256)).toEqual({
    isProven: true,
    rows: [made.links[1], made.links[3]],
    head: made.head,
  });
});

test('no file with another byte does', async () => {
  const file = Buffer.from(writeProof(proof()));
  for (let place = 0; place < file.length; place += 1) {
    const changed = Buffer.from(file);
    changed[place] = changed[place]! ^ (place % 2 ? 0x20 : 0x01);
    const verdict = await verifyProof(changed.toString(), sha256);
    expect([place, verdict.isProven]).toEqual([place, false]);
  }
});

test('a change is laid at the row that it reaches first', async () => {
  const { links, ...rest } = proof();
  const changed = (place: number, link: AuditProof['links'][number]) =>
    verifyProof(
      writeProof({ format: rest.format, start: rest.start, links: links.with(place, link), head: rest.head }),
      sha256,
    );
  const second = links[3] as Exclude<AuditProof['links'][number], string>;
  expect(await changed(3, { ...second, text: second.text.replace('p1', 'p2') })).toMatchObject({ row: '14' });
  expect(await changed(3, { ...second, position: 8 })).toMatchObject({ row: '14' });
  expect(await changed(2, links[0]!)).toMatchObject({ row: '14' });
  expect(await changed(0, links[2]!)).toMatchObject({ row: '12' });
  expect(await changed(4, links[2]!)).toEqual({
    isProven: false,
    reason: 'The links after the last row do not lead to the head.',
  });
});
