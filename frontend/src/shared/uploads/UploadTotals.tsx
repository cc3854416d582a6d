import { Money } from '../../ui/money/Money';
import { Notice } from '../../ui/Notice';
import { formatInstant } from '../../ui/formatDate';
import { countText } from '../../ui/formats';
import type { UploadData } from './uploadDocuments';

interface Props {
  upload: UploadData;
  nouns: readonly [one: string, many: string];
}

/** What the rows amount to, by currency, and how many are left out. */
export function UploadTotals({ upload, nouns }: Props) {
  const { totals, validRows, refusedRows, sameFileUploadedAt } = upload;
  const leftOut = refusedRows > 0 ? ` ${countText(refusedRows, ['row', 'rows'])} with errors will be left out.` : '';
  return (
    <>
      {sameFileUploadedAt && (
        <Notice tone="waiting">
          This file was uploaded to this account before, on {formatInstant(sameFileUploadedAt)}. Creating its rows again
          may pay twice.
        </Notice>
      )}
      <p>
        {countText(validRows, nouns)} can be created.{leftOut}
      </p>
      {totals.length > 0 && (
        <ul aria-label="Totals by currency">
          {totals.map(({ currency, amount, rowCount }) => (
            <li key={currency}>
              <Money amount={amount} currency={currency} /> in {countText(rowCount, nouns)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
