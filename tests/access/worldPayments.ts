import { demoId } from '../../seeds/demo/demoId';
import { accounts, idOf, type AccountName } from './worldPeople';
import { price, then, type Tables } from './worldRowOwners';

/** The rate that is held for the account's payment. */
export const heldQuote = (name: AccountName, creator: string) => ({
  id: demoId(`world held rate ${name}`),
  account_id: idOf(name),
  user_id: creator,
  ...price,
  expiresAt: then,
});

/** What an account's payments and conversions are made of. */
export const paymentRows = (name: AccountName, creator: string): Tables => [
  ...payeeRows(name),
  ...singlePaymentRows(name, creator),
  ...repeatedPaymentRows(name, creator),
  ...documentRows(name),
  ...conversionRows(name, creator),
];

/** The ids of what belongs to the account's payments. */
const paymentIds = (name: AccountName) => ({
  beneficiary: demoId(`world beneficiary ${name}`),
  slice: demoId(`world slice ${name}`),
  payment: demoId(`world payment ${name}`),
  series: demoId(`world series ${name}`),
  rule: demoId(`world rule ${accounts[name]}`),
});

function payeeRows(name: AccountName): Tables {
  const { beneficiary, slice } = paymentIds(name);
  return [
    ['beneficiaries', { id: beneficiary, account_id: idOf(name) }],
    ['beneficiary_tags', { beneficiary_id: beneficiary, tag: 'rent' }],
    [
      'beneficiary_information_slice',
      {
        id: slice,
        beneficiaryId: beneficiary,
        name: 'Payee',
        beneficiaryEntityType: 'company',
        currency: 'EUR',
        bankCountry: 'DE',
        bankAccountHolderName: 'Payee',
        isRegular: true,
      },
    ],
  ];
}

function singlePaymentRows(name: AccountName, creator: string): Tables {
  const { slice, payment, rule } = paymentIds(name);
  return [
    [
      'payments',
      {
        id: payment,
        accountId: idOf(name),
        shortReference: `W-${name}`,
        uniqueRequestId: name,
        amount: '500',
        currency: 'EUR',
        paymentDate: then,
        paymentType: 'regular',
        reason: 'Goods',
        reference: name,
        status: 'awaiting_authorisation',
        beneficiarySliceId: slice,
        createdById: creator,
        authRuleId: rule,
        authorisationCurrency: 'GBP',
        authorisationAmount: '430',
        tccConversionId: demoId(`world tcc ${name}`),
        quoteId: heldQuote(name, creator).id,
      },
    ],
    [
      'payments',
      {
        id: demoId(`world paid ${name}`),
        accountId: idOf(name),
        shortReference: `P-${name}`,
        amount: '400',
        uniqueRequestId: `paid ${name}`,
        currency: 'EUR',
        paymentDate: then,
        paymentType: 'regular',
        createdAt: then,
        reason: 'Goods',
        reference: 'paid',
        status: 'new',
        beneficiarySliceId: slice,
        createdById: creator,
        authorisationCurrency: 'GBP',
      },
    ],
    [
      'payment_authorisation_requests',
      { paymentId: payment, authRuleId: rule, roleIdRequired: demoId(`world role ${accounts[name]}`) },
    ],
  ];
}

function repeatedPaymentRows(name: AccountName, creator: string): Tables {
  const { beneficiary, series } = paymentIds(name);
  return [
    [
      'recurring_payments',
      {
        id: series,
        account_id: idOf(name),
        beneficiary_id: beneficiary,
        currency: 'EUR',
        frequency: 'monthly',
        starts_on: then,
        next_on: then,
        amount: '5',
        createdById: creator,
        paymentType: 'regular',
        reason: 'Rent',
        reference: 'RENT',
      },
    ],
    ['recurring_payment_omissions', { recurring_payment_id: series, occurrence_on: then, skipped_by: creator }],
    [
      'payment_templates',
      {
        account_id: idOf(name),
        name: 'Rent',
        beneficiary_id: beneficiary,
        currency: 'EUR',
        createdById: creator,
        paymentType: 'regular',
        reason: 'Rent',
        reference: 'RENT',
      },
    ],
  ];
}

function documentRows(name: AccountName): Tables {
  const { payment } = paymentIds(name);
  return [
    [
      'assets',
      {
        paymentId: payment,
        filename: 'invoice.pdf',
        filetype: 'application/pdf',
        filesize: 1,
        s3Key: name,
        documentId: name,
      },
    ],
    ['sharepoint_media', { fileName: `${name}.pdf`, sharepointItemId: name, webUrl: 'https://sharepoint.invalid' }],
  ];
}

function conversionRows(name: AccountName, creator: string): Tables {
  return [
    [
      'conversions',
      {
        account_id: idOf(name),
        uniqueRequestId: name,
        quoteId: demoId(`world quote ada ${name}`),
        createdById: creator,
      },
    ],
    [
      'conversion_changes',
      {
        account_id: idOf(name),
        tccConversionId: demoId(`world tcc ${name}`),
        kind: 'split',
        acceptedAmount: '0',
        currency: 'EUR',
        oldDate: then,
        splitAmount: '5',
        createdById: creator,
        clientRequestId: demoId(`world change ${name}`),
      },
    ],
  ];
}
