import {
  accountRecord,
  balanceRecord,
  beneficiaryRecord,
  contactRecord,
  conversionRecord,
  paymentRecord,
  transactionRecord,
  transferRecord,
} from '../../../../../actions/provider/records';
import {
  cancellationRecord,
  dateChangeRecord,
  splitRecord,
} from '../../../../../actions/provider/records/conversionChanges';
import {
  fundingAccountRecord,
  fundingTransactionRecord,
  screeningRecord,
  senderRecord,
  settlementAccountRecord,
} from '../../../../../actions/provider/records/funding';
import {
  bankDetailsRecord,
  chargesSettingRecord,
  conversionDatesRecord,
  currencyRecord,
  deliveryDateRecord,
  detailedRateRecord,
  paymentAuthorisationRecord,
  paymentDatesRecord,
  purposeCodeRecord,
  requiredDetailsRecord,
  verificationRecord,
} from '../../../../../actions/provider/records/reference';
import { confirmationRecord, submissionRecord } from '../../../../../actions/provider/records/tracking';
import { cancellation, dateChange, splitPart } from '../samples/conversionChanges';
import {
  fundingAccount,
  fundingTransaction,
  screening,
  sender,
  senderDetails,
  settlementAccount,
} from '../samples/funding';
import { balance, conversion, payment, transaction, transfer } from '../samples/money';
import { account, beneficiary, chargesSetting, contact } from '../samples/people';
import * as reference from '../samples/reference';
import { wholeOf } from '../samples/sample';
import { confirmation, submission } from '../samples/tracking';
import { describeRecord, read, unreadableFields } from './recordRules';

describeRecord('an account', accountRecord, account);
describeRecord('a contact', contactRecord, contact);
describeRecord('a charges setting', chargesSettingRecord, chargesSetting);
describeRecord('a beneficiary', beneficiaryRecord, beneficiary);
describeRecord('a verification of a name', verificationRecord, reference.verification);

describeRecord('a balance', balanceRecord, balance);
describeRecord('a payment', paymentRecord, payment);
describeRecord('a conversion', conversionRecord, conversion);
describeRecord('a transfer', transferRecord, transfer);
describeRecord('a transaction', transactionRecord, transaction);

describeRecord('an incoming amount', fundingTransactionRecord, fundingTransaction);
describeRecord('a sender in the older form', senderRecord, sender);
describeRecord('a funding account', fundingAccountRecord, fundingAccount);
describeRecord('a settlement account', settlementAccountRecord, settlementAccount);
describeRecord('a screening', screeningRecord, screening);

describeRecord('a cancellation of a conversion', cancellationRecord, cancellation);
describeRecord('a change of a conversion’s date', dateChangeRecord, dateChange);

describeRecord('a detailed rate', detailedRateRecord, reference.detailedRate);
describeRecord('a currency', currencyRecord, reference.currency);
describeRecord('conversion dates', conversionDatesRecord, reference.conversionDates);
describeRecord('payment dates', paymentDatesRecord, reference.paymentDates);
describeRecord('a delivery date', deliveryDateRecord, reference.deliveryDate);
describeRecord('bank details', bankDetailsRecord, reference.bankDetails);
describeRecord('a purpose code', purposeCodeRecord, reference.purposeCode);
describeRecord('an authorisation of a payment', paymentAuthorisationRecord, reference.paymentAuthorisation);

describeRecord('a confirmation', confirmationRecord, confirmation);
describeRecord('a submission', submissionRecord, submission);

describe('the sender of an incoming amount', () => {
  it('has nulls for what is not known of it', async () => {
    const unknown = Object.fromEntries(Object.keys(senderDetails).map((name) => [name, null]));
    const body = { ...wholeOf(fundingTransaction), sender: { sender_name: 'Holm GmbH', sender_iban: '' } };
    expect(await read(fundingTransactionRecord, body)).toMatchObject({
      sender: { ...unknown, sender_name: 'Holm GmbH' },
    });
  });
});

describe('a split', () => {
  const [parent, child] = [wholeOf(splitPart), { ...wholeOf(splitPart), id: 'v2' }];

  it('has both conversions whole', async () => {
    const body = { parent_conversion: parent, child_conversion: child };
    expect(await read(splitRecord, body)).toEqual(body);
  });

  it('has a child without an id in a preview', async () => {
    const body = { parent_conversion: parent, child_conversion: splitPart.required };
    expect(await read(splitRecord, body)).toMatchObject({ child_conversion: { id: null, status: null } });
  });

  it.each(['parent_conversion', 'child_conversion'])('is unreadable without the amounts of its %s', async (part) => {
    const body = { parent_conversion: parent, child_conversion: child };
    for (const field of Object.keys(splitPart.required)) {
      const cut = { ...splitPart.required, [field]: null };
      expect(await unreadableFields(splitRecord, { ...body, [part]: cut })).toEqual([`${part}.${field}`]);
    }
    expect(await unreadableFields(splitRecord, { ...body, [part]: undefined })).toHaveLength(4);
  });
});

describe('a row of required details', () => {
  it('keeps every key that the provider sends, with its rule', async () => {
    const row = { payment_type: 'regular', iban: '^[A-Z0-9]{15,34}$', brand_new: '^.+$' };
    expect(await read(requiredDetailsRecord, row)).toEqual(row);
  });

  it.each([null, 'regular', ['regular']])('is unreadable as %j', async (row) => {
    expect(await unreadableFields(requiredDetailsRecord, row)).toEqual(['base']);
  });
});
