/** The content of an element without children. */
export type Leaf =
  | { readonly kind: 'text'; readonly maxLength: number; readonly pattern?: RegExp }
  | { readonly kind: 'code'; readonly codes: readonly string[] }
  | { readonly kind: 'decimal'; readonly totalDigits: number; readonly fractionDigits: number }
  | { readonly kind: 'date' | 'dateTime' | 'boolean' };

/** The content of an element: a leaf, children in this order, one of several children, or anything, which is not read. */
export type Content =
  | Leaf
  | { readonly kind: 'sequence'; readonly children: readonly Element[] }
  | { readonly kind: 'choice'; readonly children: readonly Element[] }
  | { readonly kind: 'unread' };

/** An element of a document with how often it may occur. */
export interface Element {
  readonly name: string;
  readonly min: 0 | 1;
  readonly max: 1 | 'any';
  readonly content: Content;
  /** The attributes that it must have. No element has others. */
  readonly attributes: readonly string[];
}

const element = (name: string, content: Content, min: 0 | 1, max: 1 | 'any'): Element => ({
  name,
  content,
  min,
  max,
  attributes: name === 'InstdAmt' ? ['Ccy'] : [],
});

const one = (name: string, content: Content) => element(name, content, 1, 1);
const maybe = (name: string, content: Content) => element(name, content, 0, 1);
const some = (name: string, content: Content) => element(name, content, 1, 'any');
const any = (name: string, content: Content) => element(name, content, 0, 'any');

const text = (maxLength: number, pattern?: RegExp): Content => ({ kind: 'text', maxLength, pattern });
const code = (...codes: string[]): Content => ({ kind: 'code', codes });
const decimal = (totalDigits: number, fractionDigits: number): Content => ({
  kind: 'decimal',
  totalDigits,
  fractionDigits,
});
const sequence = (...children: Element[]): Content => ({ kind: 'sequence', children });
const choice = (...children: Element[]): Content => ({ kind: 'choice', children });
const date: Content = { kind: 'date' };
const dateTime: Content = { kind: 'dateTime' };
const boolean: Content = { kind: 'boolean' };
/** Elements that many systems write and that change nothing about a payment here. */
const unread = (...names: string[]): Element[] => names.map((name) => any(name, { kind: 'unread' }));

const iban = text(34, /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/);
const bic = text(11, /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
const currency = text(3, /^[A-Z]{3}$/);
const count = text(15, /^[0-9]{1,15}$/);
const uetr = text(36, /^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/);
const codeOrProprietary = choice(one('Cd', text(35)), one('Prtry', text(35)));

const party = sequence(maybe('Nm', text(140)), ...unread('PstlAdr', 'Id', 'CtryOfRes', 'CtctDtls'));

const account = sequence(
  one(
    'Id',
    choice(
      one('IBAN', iban),
      one('Othr', sequence(one('Id', text(34)), maybe('SchmeNm', codeOrProprietary), maybe('Issr', text(35)))),
    ),
  ),
  ...unread('Tp'),
  maybe('Ccy', currency),
  ...unread('Nm', 'Prxy'),
);

const clearingMember = sequence(
  maybe('ClrSysId', choice(one('Cd', text(5)), one('Prtry', text(35)))),
  one('MmbId', text(35)),
);
const agent = sequence(
  one(
    'FinInstnId',
    sequence(
      maybe('BICFI', bic),
      maybe('ClrSysMmbId', clearingMember),
      ...unread('LEI', 'Nm', 'PstlAdr'),
      maybe('Othr', sequence(one('Id', text(35)), ...unread('SchmeNm', 'Issr'))),
    ),
  ),
  ...unread('BrnchId'),
);

const paymentType = sequence(
  maybe('InstrPrty', code('HIGH', 'NORM')),
  any('SvcLvl', choice(one('Cd', text(4)), one('Prtry', text(35)))),
  maybe('LclInstrm', codeOrProprietary),
  maybe('CtgyPurp', choice(one('Cd', text(4)), one('Prtry', text(35)))),
);
const chargeBearer = code('DEBT', 'SHAR', 'CRED', 'SLEV');

const remittance = sequence(
  any('Ustrd', text(140)),
  any(
    'Strd',
    sequence(
      ...unread('RfrdDocInf', 'RfrdDocAmt'),
      maybe(
        'CdtrRefInf',
        sequence(
          maybe(
            'Tp',
            sequence(one('CdOrPrtry', choice(one('Cd', text(4)), one('Prtry', text(35)))), maybe('Issr', text(35))),
          ),
          maybe('Ref', text(35)),
        ),
      ),
      ...unread('Invcr', 'Invcee', 'TaxRmt', 'GrnshmtRmt', 'AddtlRmtInf'),
    ),
  ),
);

const transaction = sequence(
  one('PmtId', sequence(maybe('InstrId', text(35)), one('EndToEndId', text(35)), maybe('UETR', uetr))),
  maybe('PmtTpInf', paymentType),
  one('Amt', choice(one('InstdAmt', decimal(18, 5)))),
  maybe('ChrgBr', chargeBearer),
  maybe('UltmtDbtr', party),
  maybe('CdtrAgt', agent),
  ...unread('CdtrAgtAcct'),
  one('Cdtr', party),
  one('CdtrAcct', account),
  maybe('UltmtCdtr', party),
  maybe('Purp', choice(one('Cd', text(4)), one('Prtry', text(35)))),
  ...unread('RgltryRptg', 'Tax', 'RltdRmtInf'),
  maybe('RmtInf', remittance),
  ...unread('SplmtryData'),
);

const paymentInformation = sequence(
  one('PmtInfId', text(35)),
  one('PmtMtd', code('TRF')),
  maybe('BtchBookg', boolean),
  maybe('NbOfTxs', count),
  maybe('CtrlSum', decimal(18, 17)),
  maybe('PmtTpInf', paymentType),
  one('ReqdExctnDt', choice(one('Dt', date), one('DtTm', dateTime))),
  ...unread('PoolgAdjstmntDt'),
  one('Dbtr', party),
  one('DbtrAcct', account),
  one('DbtrAgt', agent),
  ...unread('DbtrAgtAcct', 'InstrForDbtrAgt'),
  maybe('UltmtDbtr', party),
  maybe('ChrgBr', chargeBearer),
  ...unread('ChrgsAcct', 'ChrgsAcctAgt'),
  some('CdtTrfTxInf', transaction),
);

const groupHeader = sequence(
  one('MsgId', text(35)),
  one('CreDtTm', dateTime),
  ...unread('Authstn'),
  one('NbOfTxs', count),
  maybe('CtrlSum', decimal(18, 17)),
  one('InitgPty', party),
  ...unread('FwdgAgt', 'InitnSrc'),
);

/**
 * The document of a customer credit transfer initiation, pain.001.001.09: its elements in the order of the standard. The SEPA subset is a
 * part of it. Equivalent amounts, intermediary agents and instructions to agents are not listed and therefore refused: the portal could
 * not carry them out.
 */
export const pain001: Element = one(
  'Document',
  sequence(
    one(
      'CstmrCdtTrfInitn',
      sequence(one('GrpHdr', groupHeader), some('PmtInf', paymentInformation), ...unread('SplmtryData')),
    ),
  ),
);

/** The namespace of the document. */
export const pain001Namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
