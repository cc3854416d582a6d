import { emptyPaymentRow, type PaymentRowValues } from '../paymentColumns';

/** The texts of a transaction and of the batch around it, by path. */
export interface StatedValues {
  readonly transaction: ReadonlyMap<string, string>;
  readonly batch: ReadonlyMap<string, string>;
}

/** Service levels that are sent by Swift; SEPA and the non-urgent ones go by the local scheme. */
const urgentServiceLevels: readonly string[] = ['URGP', 'SDVA'];

/** Who pays the charges. SLEV leaves it to the scheme. CRED, the beneficiary alone, is kept, and the row is refused for it. */
const chargeTypes: Readonly<Record<string, string>> = { DEBT: 'ours', SHAR: 'shared', SLEV: '' };

/** A credit transfer as a row of payments. What the file does not state is empty. */
export function rowOfTransaction({ transaction, batch }: StatedValues): PaymentRowValues {
  const text = (path: string) => transaction.get(path)?.trim() ?? '';
  const anywhere = (path: string) => transaction.get(path)?.trim() ?? batch.get(path)?.trim() ?? '';
  const isUrgent =
    anywhere('PmtTpInf/InstrPrty') === 'HIGH' || urgentServiceLevels.includes(anywhere('PmtTpInf/SvcLvl/Cd'));
  const remittance = text('RmtInf/Ustrd') || text('RmtInf/Strd/CdtrRefInf/Ref');
  const endToEndId = text('PmtId/EndToEndId');
  return {
    ...emptyPaymentRow,
    accountNumber: text('CdtrAcct/Id/IBAN') || text('CdtrAcct/Id/Othr/Id'),
    beneficiaryName: text('Cdtr/Nm'),
    amount: text('Amt/InstdAmt'),
    currency: text('Amt/InstdAmt@Ccy'),
    paymentDate: executionDay(batch),
    paymentType: isUrgent ? 'priority' : 'regular',
    chargeType: chargeTypeOf(anywhere('ChrgBr'), isUrgent),
    reference: endToEndId === 'NOTPROVIDED' ? remittance : endToEndId,
    reason: remittance,
    purposeCode: text('Purp/Cd') || text('Purp/Prtry'),
    ultimateBeneficiaryName: text('UltmtCdtr/Nm'),
  };
}

/** Payments by a local scheme share the charges anyway and have no charge type. */
function chargeTypeOf(bearer: string, isPriority: boolean): string {
  return bearer === 'SHAR' && !isPriority ? '' : (chargeTypes[bearer] ?? bearer.toLowerCase());
}

const executionDay = (batch: ReadonlyMap<string, string>): string =>
  (batch.get('ReqdExctnDt/Dt') ?? batch.get('ReqdExctnDt/DtTm') ?? '').trim().slice(0, 10);
