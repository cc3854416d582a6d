/** What a transaction of a file may have otherwise than the usual one. */
export interface TransactionChanges {
  readonly endToEndId?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly name?: string;
  readonly iban?: string;
  /** In place of the remittance. */
  readonly after?: string;
  /** Between PmtId and Amt. */
  readonly type?: string;
}

/** A transaction of a credit transfer initiation. */
export function transaction(changes: TransactionChanges = {}): string {
  const { endToEndId = 'INV-1', amount = '1250.00', currency = 'EUR', type = '' } = changes;
  const { name = 'Hansa Metall GmbH', iban = 'DE89370400440532013000' } = changes;
  const { after = '<RmtInf><Ustrd>Invoice 1</Ustrd></RmtInf>' } = changes;
  return `<CdtTrfTxInf><PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>${type}
    <Amt><InstdAmt Ccy="${currency}">${amount}</InstdAmt></Amt>
    <Cdtr><Nm>${name}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>${after}</CdtTrfTxInf>`;
}

/** What a file may have otherwise than the usual one. */
export interface FileChanges {
  readonly namespace?: string;
  readonly head?: string;
  readonly messageId?: string;
  readonly count?: string;
  readonly sum?: string;
  readonly batch?: string;
  readonly day?: string;
  readonly debtor?: string;
}

/** A file of one batch with these transactions. */
export function pain001File(transactions: readonly string[], sum: string, changes: FileChanges = {}): string {
  const { namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09', head = '', batch = '' } = changes;
  const { messageId = 'MSG-1', count = String(transactions.length), day = '2026-12-01' } = changes;
  const { debtor = '<IBAN>GB33BUKB20201555555555</IBAN>' } = changes;
  return `<?xml version="1.0" encoding="UTF-8"?>${head}
<Document xmlns="${namespace}"><CstmrCdtTrfInitn>
  <GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-23T09:30:00</CreDtTm><NbOfTxs>${count}</NbOfTxs>
    <CtrlSum>${changes.sum ?? sum}</CtrlSum><InitgPty><Nm>Aldgate</Nm></InitgPty></GrpHdr>
  <PmtInf><PmtInfId>B1</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${transactions.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>${batch}
    <ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt><Dbtr><Nm>Aldgate</Nm></Dbtr>
    <DbtrAcct><Id>${debtor}</Id></DbtrAcct><DbtrAgt><FinInstnId/></DbtrAgt>
    ${transactions.join('\n')}
  </PmtInf></CstmrCdtTrfInitn></Document>`;
}
