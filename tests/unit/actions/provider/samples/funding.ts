import { times, type Sample } from './sample';

/** Who sent money, as the newer form of incoming money has it. */
export const senderDetails = {
  sender_id: 's1',
  sender_name: 'Holm GmbH',
  sender_address: '2 Lindenweg',
  sender_country: 'DE',
  sender_account_number: '532013000',
  sender_iban: 'DE89370400440532013000',
  sender_bic: 'COBADEFF',
  sender_routing_code: '37040044',
};

export const fundingTransaction: Sample = {
  required: { id: 'f1', amount: '1.11', currency: 'EUR' },
  optional: {
    rail: 'SEPA',
    additional_information: 'Invoice 7',
    value_date: '2030-01-03T00:00:00+00:00',
    receiving_account_number: '32847346',
    receiving_account_iban: 'GB99OXPH94665099600083',
    receiving_account_routing_code: '123456',
    completed_at: '2030-01-03T10:15:30+00:00',
    ...times,
    sender: senderDetails,
  },
};

export const sender: Sample = {
  required: { id: 'f1' },
  optional: {
    amount: '1701.51',
    currency: 'EUR',
    additional_information: 'USTRD-0001',
    value_date: '2030-01-03T00:00:00+00:00',
    sender: 'Holm GmbH;2 Lindenweg;DE;532013000;COBADEFF;37040044',
    receiving_account_number: '32847346',
    receiving_account_iban: 'GB99OXPH94665099600083',
    ...times,
  },
};

export const fundingAccount: Sample = {
  required: { id: 'n1', currency: 'GBP' },
  optional: {
    account_id: 'a1',
    account_number: '012345678',
    account_number_type: 'account_number',
    account_holder_name: 'Aldgate Trading',
    bank_name: 'Test Bank',
    bank_address: '2 Finsbury Avenue, London',
    bank_country: 'UK',
    payment_type: 'regular',
    routing_code: '010203',
    routing_code_type: 'sort_code',
    ...times,
  },
};

export const settlementAccount: Sample = {
  required: { currency: 'GBP' },
  optional: {
    bank_account_holder_name: 'Provider Client Account',
    beneficiary_address: ['12 Steward Street'],
    beneficiary_country: 'GB',
    bank_name: 'Test Bank',
    bank_address: ['1 Churchill Place', 'London'],
    bank_country: 'GB',
    bic_swift: 'TESTGB22',
    iban: 'GB06 TEST 2006 0513 0714 72',
    account_number: '13071472',
    routing_code_type_1: 'sort_code',
    routing_code_value_1: '200605',
    routing_code_type_2: 'bank_code',
    routing_code_value_2: '20',
  },
};

export const screening: Sample = {
  required: { transaction_id: 'x1' },
  optional: {
    account_id: 'a1',
    house_account_id: 'h1',
    result: { reason: 'suspected_fraud', accepted: 'false' },
  },
};
