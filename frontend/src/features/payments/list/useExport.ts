import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { useServices } from '../../../session/services';
import type { PaymentRow } from '../../../shared/payments/paymentRow';
import type { NoticeTone } from '../../../ui/Notice';
import { saveFile } from '../../../ui/downloads';
import type { PaymentsFilter } from './paymentsQuery';
import { maxExported, readAllPayments } from './readAllPayments';
import { formatCount } from '../../../ui/formats';

/** What the user is told about an export. */
interface ExportNotice {
  readonly tone: NoticeTone;
  readonly children: string;
}

/** The export of a list as a CSV file, and how far it is. */
export interface PaymentsExport {
  /** How many payments have been read; undefined while there is no export. */
  readonly progress: number | undefined;
  readonly notice: ExportNotice | undefined;
  readonly onExport: () => void;
}

/** Exports what a filter finds. There is a file of all of it, or none; leaving the page ends the export. */
export function useExport(filter: PaymentsFilter): PaymentsExport {
  const client = useClient();
  const { now } = useServices();
  const [progress, setProgress] = useState<number>();
  const [notice, setNotice] = useState<ExportNotice>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const exportAll = async () => {
    const { signal } = (reading.current = new AbortController());
    setNotice(undefined);
    const all = await readAllPayments({ client, filter, onProgress: setProgress, signal });
    if (signal.aborted) return;
    setNotice('error' in all ? failed(all.error.text) : await save(all.payments, now()));
    setProgress(undefined);
  };
  return { progress, notice, onExport: () => void exportAll() };
}

const failed = (reason: string): ExportNotice => ({
  tone: 'failure',
  children: `The payments were not exported. ${reason}`,
});

/** Writes the file. Says so where it does not hold all payments. */
async function save(payments: readonly PaymentRow[], now: Date): Promise<ExportNotice> {
  // A separate chunk, loaded with the first export.
  const module = await import('./paymentsCsv').catch(() => undefined);
  if (!module) return failed('Check your connection and try again.');
  const name = `payments-${now.toISOString().slice(0, 10)}.csv`;
  saveFile(name, 'text/csv;charset=utf-8', module.paymentsCsv(payments.slice(0, maxExported)));
  const most = formatCount(maxExported);
  return payments.length > maxExported
    ? {
        tone: 'waiting',
        children: `${name} has the first ${most} payments only. Filter the list to export the others.`,
      }
    : { tone: 'success', children: `${name} is saved.` };
}
