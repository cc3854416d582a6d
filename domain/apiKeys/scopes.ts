/** What a key may do: read, and make what a person approves. No key approves or sends. */
export const apiKeyScopes = ['read', 'draft'] as const;

/** One of apiKeyScopes. */
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/**
 * The actions that a key may call, by the scope that each needs. What is in no list is refused to keys: whatever administers, acts as a person
 * at the screen (fraud notices, delegations, sessions), approves, sends, converts or transfers, or was added without a decision. Every key reads what its user reads.
 */
export const actionsOfScope: Readonly<Record<ApiKeyScope, readonly string[]>> = {
  read: [
    'bankDetails',
    'beneficiaryRequiredDetails',
    'validateBeneficiary',
    'searchLiveBeneficiaries',
    'fundingAccounts',
    'settlementAccounts',
    'getAccountBalance',
    'getExchangeRate',
    'getExchangeRates',
    'getPaymentConfirmation',
    'getPaymentDeliveryDate',
    'getPaymentDocument',
    'getPaymentFee',
    'getPaymentTrackingInfo',
    'getLivePayment',
    'searchLivePayments',
    'sharepointFile',
    'getValidPaymentDates',
    'getValidConversionDates',
    'quoteConversionCancellation',
    'quoteConversionDateChange',
    'previewConversionSplit',
    'getBeneficiaryUpload',
    'getPaymentUpload',
    'getMonthlyStatement',
    'getExportFile',
    'createStatementExport',
    'cancelExport',
  ],
  draft: [
    'createPayment',
    'updatePayment',
    'createDocumentUpload',
    'createPaymentAssets',
    'savePaymentDraft',
    'discardPaymentDraft',
    'createPaymentTemplate',
    'renamePaymentTemplate',
    'deletePaymentTemplate',
    'validatePaymentUpload',
    'correctPaymentUploadRow',
    'createBeneficiary',
    'updateBeneficiary',
    'ensureBeneficiaryImported',
    'setBeneficiaryTags',
    'verifyPayee',
    'validateBeneficiaryUpload',
    'correctBeneficiaryUploadRow',
    'confirmBeneficiaryUpload',
  ],
};

const scopeOfAction = new Map<string, ApiKeyScope>(
  apiKeyScopes.flatMap((scope) => actionsOfScope[scope].map((action) => [action, scope] as const)),
);

/** Whether a key with these scopes may call an action. */
export function isAllowedToKey(action: string, scopes: readonly string[]): boolean {
  const needed = scopeOfAction.get(action);
  return needed === 'read' || (needed !== undefined && scopes.includes(needed));
}
