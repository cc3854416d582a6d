import type { ProviderClient } from '../../actions/provider/client';

/** Which samples a function of the client reads, and a call of it with no more than what the provider requires. */
export interface ReplayedCall {
  readonly name: keyof ProviderClient;
  readonly samples: RegExp;
  readonly run: (client: ProviderClient) => Promise<unknown>;
}

const id = '00000000-0000-4000-8000-000000000000';
const key = 'key';
const route = { currency: 'GBP', bank_account_country: 'GB' };
const trade = { buy_currency: 'USD', sell_currency: 'GBP', fixed_side: 'buy', amount: '1.00' };
const payment = { currency: 'GBP', beneficiary_id: id, amount: '1.00', reason: 'rent', reference: 'June' };
const payee = { name: 'a', bank_account_holder_name: 'a', bank_country: 'GB', currency: 'GBP' };
const person = { account_id: id, first_name: 'a', last_name: 'b', email_address: 'c@example.com', phone_number: '1' };
const company = {
  account_name: 'a',
  legal_entity_type: 'company',
  street: 'b',
  city: 'c',
  postal_code: 'd',
  country: 'GB',
};

const accounts: readonly ReplayedCall[] = [
  { name: 'getCurrentAccount', samples: /^account-current$/, run: (client) => client.getCurrentAccount() },
  { name: 'getAccount', samples: /^account-retrieve$/, run: (client) => client.getAccount(id, null) },
  { name: 'findAccounts', samples: /^accounts-find$/, run: (client) => client.findAccounts({ page: 1 }) },
  { name: 'createAccount', samples: /^account-create$/, run: (client) => client.createAccount(company) },
  {
    name: 'getChargesSettings',
    samples: /^account-payment-charges-settings$/,
    run: (client) => client.getChargesSettings(id),
  },
  { name: 'getCurrentContact', samples: /^contact-current$/, run: (client) => client.getCurrentContact() },
  { name: 'findContacts', samples: /^contacts-find$/, run: (client) => client.findContacts({ page: 1 }) },
  { name: 'createContact', samples: /^contact-create$/, run: (client) => client.createContact(person) },
];

const beneficiaries: readonly ReplayedCall[] = [
  {
    name: 'findBeneficiaries',
    samples: /^(beneficiaries-find|error-401-session-timeout|error-500-error_messages-string)$/,
    run: (client) => client.findBeneficiaries({ page: 1 }),
  },
  { name: 'getBeneficiary', samples: /^error-404-beneficiary$/, run: (client) => client.getBeneficiary(id, null) },
  {
    name: 'createBeneficiary',
    samples: /^beneficiary-create-/,
    run: (client) => client.createBeneficiary(payee),
  },
  {
    name: 'validateBeneficiary',
    samples: /^(beneficiary-validate|error-400-beneficiary-not-valid)$/,
    run: (client) => client.validateBeneficiary(payee),
  },
  { name: 'deleteBeneficiary', samples: /^payment-delete$/, run: (client) => client.deleteBeneficiary(id, null) },
  {
    name: 'verifyAccount',
    samples: /^beneficiary-account-verification/,
    run: (client) => client.verifyAccount({ currency: 'GBP' }),
  },
];

const conversions: readonly ReplayedCall[] = [
  { name: 'findRates', samples: /^rates-find$/, run: (client) => client.findRates(['EURGBP']) },
  { name: 'getDetailedRate', samples: /^rates-detailed$/, run: (client) => client.getDetailedRate(trade) },
  {
    name: 'createConversion',
    samples: /^(conversion-create|conversion-with-spread)/,
    run: (client) => client.createConversion({ ...trade, term_agreement: true, unique_request_id: key }),
  },
  { name: 'findConversions', samples: /^conversions-find$/, run: (client) => client.findConversions({ page: 1 }) },
  {
    name: 'quoteCancellation',
    samples: /^conversion-cancellation-quote$/,
    run: (client) => client.quoteCancellation(id),
  },
  { name: 'cancelConversion', samples: /^conversion-cancel$/, run: (client) => client.cancelConversion(id, null) },
  {
    name: 'quoteDateChange',
    samples: /^conversion-date-change-quote$/,
    run: (client) => client.quoteDateChange(id, '2030-01-02'),
  },
  {
    name: 'changeConversionDate',
    samples: /^conversion-date-change$/,
    run: (client) => client.changeConversionDate(id, '2030-01-02'),
  },
  { name: 'previewSplit', samples: /^conversion-split-preview$/, run: (client) => client.previewSplit(id, '1.00') },
  { name: 'splitConversion', samples: /^conversion-split$/, run: (client) => client.splitConversion(id, '1.00') },
];

const payments: readonly ReplayedCall[] = [
  {
    name: 'createPayment',
    samples: /^(payment-create-|error-400-payment-create)/,
    run: (client) => client.createPayment({ ...payment, unique_request_id: key }),
  },
  {
    name: 'validatePayment',
    samples: /^(payment-validate|error-400-payment-validation)/,
    run: (client) => client.validatePayment(payment),
  },
  {
    name: 'getPayment',
    samples: /^(payment-completed|payment-retrieve-.*|error-404-payment)$/,
    run: (client) => client.getPayment(id, null),
  },
  { name: 'findPayments', samples: /^payments-find/, run: (client) => client.findPayments({ page: 1 }) },
  { name: 'updatePayment', samples: /^payment-update$/, run: (client) => client.updatePayment(id, payment) },
  { name: 'authorisePayments', samples: /^payment-authorise-/, run: (client) => client.authorisePayments([id]) },
  {
    name: 'getPaymentSubmission',
    samples: /^payment-submission-/,
    run: (client) => client.getPaymentSubmission(id, null),
  },
  { name: 'getPaymentTracking', samples: /^payment-tracking-info$/, run: (client) => client.getPaymentTracking(id) },
  {
    name: 'getPaymentConfirmation',
    samples: /^payment-confirmation-/,
    run: (client) => client.getPaymentConfirmation(id),
  },
  {
    name: 'getPaymentDeliveryDate',
    samples: /^(payment-delivery-date|error-400-invalid-payment-date)$/,
    run: (client) =>
      client.getPaymentDeliveryDate({
        payment_date: '2030-01-02',
        payment_type: 'regular',
        currency: 'GBP',
        bank_country: 'GB',
      }),
  },
];

const balances: readonly ReplayedCall[] = [
  { name: 'findBalances', samples: /^balances-find$/, run: (client) => client.findBalances({ page: 1 }) },
  {
    name: 'getBalance',
    samples: /^(balance-by-currency|error-400-invalid-currency)$/,
    run: (client) => client.getBalance('GBP', null),
  },
  { name: 'findTransactions', samples: /^transactions-find/, run: (client) => client.findTransactions({ page: 1 }) },
  { name: 'getTransaction', samples: /^transaction-pending-/, run: (client) => client.getTransaction(id, null) },
  { name: 'getSender', samples: /^transaction-sender$/, run: (client) => client.getSender(id, null) },
  {
    name: 'getFundingTransaction',
    samples: /^funding-transaction$/,
    run: (client) => client.getFundingTransaction(id, null),
  },
  {
    name: 'findFundingAccounts',
    samples: /^(funding-accounts-|error-400-funding-)/,
    run: (client) => client.findFundingAccounts({ currency: 'GBP' }),
  },
  {
    name: 'getSettlementAccounts',
    samples: /^settlement-accounts-/,
    run: (client) => client.getSettlementAccounts({ currency: 'GBP' }),
  },
  {
    name: 'completeScreening',
    samples: /^collections-screening-/,
    run: (client) => client.completeScreening(id, { accepted: true, reason: 'accepted' }),
  },
  {
    name: 'createTransfer',
    samples: /^transfer-create-/,
    run: (client) =>
      client.createTransfer({
        source_account_id: id,
        destination_account_id: id,
        currency: 'GBP',
        amount: '1.00',
        unique_request_id: key,
      }),
  },
  {
    name: 'findTransfers',
    samples: /^(transfers-find|error-403-permission)$/,
    run: (client) => client.findTransfers({ page: 1 }),
  },
  { name: 'cancelTransfer', samples: /^transfer-cancel$/, run: (client) => client.cancelTransfer(id) },
];

const reference: readonly ReplayedCall[] = [
  { name: 'getCurrencies', samples: /^ref-currencies/, run: (client) => client.getCurrencies() },
  {
    name: 'getRequiredDetails',
    samples: /^ref-beneficiary-required-details-/,
    run: (client) => client.getRequiredDetails({ ...route, beneficiary_country: 'GB' }),
  },
  {
    name: 'getConversionDates',
    samples: /^ref-conversion-dates-/,
    run: (client) => client.getConversionDates({ conversion_pair: 'GBPUSD' }),
  },
  {
    name: 'getPaymentDates',
    samples: /^ref-payment-dates-/,
    run: (client) => client.getPaymentDates({ currency: 'GBP' }),
  },
  {
    name: 'getPaymentPurposeCodes',
    samples: /^ref-purpose-codes-/,
    run: (client) => client.getPaymentPurposeCodes(route),
  },
  {
    name: 'findBankDetails',
    samples: /^(ref-bank-details-iban|error-400-base-is-object-not-array)$/,
    run: (client) => client.findBankDetails({ identifier_type: 'iban', identifier_value: 'x' }),
  },
];

/** Every function that a sample was recorded for. */
export const replayedCalls: readonly ReplayedCall[] = [
  ...accounts,
  ...beneficiaries,
  ...conversions,
  ...payments,
  ...balances,
  ...reference,
];

/** What the provider answered to a login: it never reaches the client's functions. */
export const loginSamples = /^(auth-200|error-400-auth-key-length|error-429|error-500)$/;

/** Samples that no function of the client reads, and why. */
export const passedOver: readonly (readonly [samples: RegExp, reason: string])[] = [
  [/^webhooks-all$/, 'pushes, which only make the portal look'],
  [/^(virtual-accounts|ibans|conversion-date-change-details)$/, 'the provider removed the call'],
  [/^payer|^ref-payer-/, 'the payer comes from the sub-account'],
  [/^payment-(fees|quote-fee|assign-fee|unassign-fee)$|^ref-payment-fee-rules$/, 'the portal has its own tariffs'],
  [/^(withdrawal-|balance-top-up-margin)/, 'the portal neither pulls funds nor trades on margin'],
  [/^report-/, 'the portal exports its own rows'],
  [/^conversion-(split-history|profit-and-loss)$/, 'the portal keeps its own history'],
  [/^(quote-held|demo-funding-create)$/, 'not for production: a beta, and the sandbox'],
  [/^(account-compliance-settings|contact-hmac-key)$/, 'set once with the provider, outside the portal'],
  [/^error-400-notification-type$/, 'the portal polls instead of asking for a push again'],
];
