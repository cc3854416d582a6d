import { entryOf, verifyProof, type ProofVerdict } from '../../domain/audit/proof';

const output = document.querySelector('output');
const rows = document.querySelector('#rows');

const sha256 = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', bytes);

function verdictText(verdict: ProofVerdict): string {
  if (!verdict.isProven) {
    return verdict.row ? `Not proven. Entry ${verdict.row}: ${verdict.reason}` : `Not proven. ${verdict.reason}`;
  }
  const { rows: proven, head } = verdict;
  return (
    `Proven: ${proven.length} ${proven.length === 1 ? 'row' : 'rows'} up to the head at position ${head.position}, ${head.hash}. ` +
    'Compare this head with one from another source.'
  );
}

function showRows(verdict: ProofVerdict): void {
  rows?.replaceChildren(
    ...(verdict.isProven ? verdict.rows : []).flatMap((row) => {
      const heading = document.createElement('h2');
      heading.textContent = `Entry ${entryOf(row)}, position ${row.position}`;
      const text = document.createElement('pre');
      text.textContent = row.text;
      return [heading, text];
    }),
  );
}

async function verify(file: File): Promise<void> {
  const verdict = await verifyProof(await file.text(), sha256);
  if (output) output.textContent = verdictText(verdict);
  showRows(verdict);
}

document.querySelector('input')?.addEventListener('change', ({ target }) => {
  const file = (target as HTMLInputElement).files?.[0];
  if (file) void verify(file);
});
