import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { activityEvents, browserEventCodes, anonymousEventCodes } from '../../../../domain/activity/eventCodes';

const actions = resolve(__dirname, '../../../../actions');
const triggers = readFileSync(
  resolve(__dirname, '../../../../migrations/20261201000400_activity_by_triggers.up.sql'),
  'utf8',
);

/** Each code that the server records itself, and the files that write it, in the transaction of what they record. */
const writers: Readonly<Record<string, readonly string[]>> = {
  A001: ['identity/preTokenGeneration.ts'],
  A004: ['beneficiaries/ensureBeneficiaryImported.ts', 'beneficiaries/storeBeneficiary.ts'],
  A005: ['beneficiaries/setBeneficiaryTags.ts', 'beneficiaries/updateBeneficiary.ts'],
  A006: ['beneficiaries/deleteBeneficiary.ts'],
  A007: ['payments/storePayment.ts'],
  A008: [
    'payments/administration/createPaymentAuthorisationRequests.ts',
    'payments/administration/deletePaymentAuthorisationRequests.ts',
    'payments/administration/reassignPaymentCreator.ts',
    'payments/changeDocuments.ts',
    'payments/heldRate/changeHeldRate.ts',
    'payments/recurring/lockRecurring.ts',
    'payments/updatePayment.ts',
  ],
  A009: ['payments/deleteWithDocuments.ts'],
  A010: ['payments/giveAuthorisation.ts'],
  A011: ['payments/rejectPayment.ts'],
  A012: ['uploads/confirmUpload.ts'],
  A013: ['quotes/storeConversion.ts'],
  A014: ['conversions/changes/storeChange.ts'],
  A015: ['conversions/changes/storeChange.ts'],
  A016: ['transfers/createTransfer.ts'],
  A017: ['safeguarding/deletePendingSafeguardingTransfers.ts', 'transfers/cancelTransfer.ts'],
  A018: ['safeguarding/pack/openResolutionPack.ts', 'transactions/statements/createStatementExport.ts'],
  A019: ['fraudNotices/updateFraudNotice.ts'],
  A020: ['submissions/storeSubmission.ts'],
  A024: ['session/signOutEverywhere.ts'],
  A025: ['users/recordUserAct.ts'],
  A026: ['apiKeys/issueApiKey.ts', 'apiKeys/revokeApiKey.ts', 'users/recordUserAct.ts'],
  A027: ['users/recordUserAct.ts'],
  A028: ['identity/passwordChanged.ts', 'users/recordUserAct.ts'],
  A029: ['tariffs/recordTariff.ts'],
  A030: ['tariffs/makeTariffDefault.ts', 'tariffs/recordTariff.ts'],
  A031: [
    'charges/lockCharge.ts',
    'payments/administration/createPaymentFeeCharge.ts',
    'payments/administration/deletePaymentFeeCharge.ts',
    'transfers/createBalanceTransferFeeCharge.ts',
  ],
  A032: ['database/recordAdministration.ts'],
  A033: ['database/recordAdministration.ts'],
  A034: ['database/recordAdministration.ts'],
  A035: ['books/resolveBookDifference.ts', 'database/accounts/insertAccount.ts'],
  A036: [
    'delegations/createDelegation.ts',
    'delegations/revokeDelegation.ts',
    'users/contacts/seatOutcome.ts',
    'users/recordUserAct.ts',
  ],
  A037: ['favourites/writeFavourite.ts', 'payments/templates/storedTemplate.ts'],
  A038: [
    'countries/recordCountry.ts',
    'safeguarding/moveControlAccount.ts',
    'settings/updateCurrencySettings.ts',
    'settings/upsertSettings.ts',
  ],
  A039: ['safeguarding/storeTransfer.ts'],
  A040: ['safeguarding/createSafeguardingAdjustment.ts'],
  E003: ['payments/recordFailure.ts', 'payments/recurring/createOccurrence.ts'],
  E004: ['beneficiaries/beneficiaryIntent.ts'],
  E005: ['conversions/changes/conversionChangeIntent.ts', 'conversions/conversionIntent.ts'],
  E006: ['transfers/recordTransferFailure.ts'],
  E008: ['database/concludeSafeguarding.ts'],
  E007: ['database/concludeCharges.ts'],
  E009: ['uploads/readUpload.ts'],
  E010: ['transactions/statements/runExport.ts'],
  E201: ['provider/refusedLogins.ts'],
};

/** The codes that triggers record, because several statements or Hasura itself make the change (migration 20261201000400). */
const byTriggers = ['A003', 'E011', 'E107'];

const reported: ReadonlySet<string> = new Set([...browserEventCodes, ...anonymousEventCodes]);

const files = readdirSync(actions, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('generated'))
  .sort();

/** The files that name each code. */
function found(): Record<string, string[]> {
  const byCode: Record<string, string[]> = {};
  for (const file of files) {
    // A declaration repeats what its handler records.
    const text = readFileSync(join(actions, file), 'utf8').replaceAll(/^ {2}activity: \[[^\]]*\]/gm, '');
    const codes = text.match(/'[AE]\d{3}'/g) ?? [];
    for (const code of new Set(codes.map((quoted) => quoted.slice(1, -1)))) (byCode[code] ??= []).push(file);
  }
  return byCode;
}

test('each code of the activity log that the server records has its writers', () => {
  const byCode = found();
  const recorded = Object.entries(byCode).filter(([code]) => !reported.has(code));
  expect(Object.fromEntries(recorded)).toEqual(writers);
});

test('each code of the activity log has a writer: the server, a trigger or the browser', () => {
  const written = [...Object.keys(writers), ...byTriggers, ...reported].sort();
  expect(written).toEqual(Object.keys(activityEvents).sort());
  for (const code of byTriggers) expect(triggers).toContain(`record_activity('${code}'`);
});

// The identity provider's triggers record what it did, and change nothing else.
const isOwnAct = (file: string) => !file.startsWith('identity/');

test('each act of ours writes with recordActivity, which takes a transaction', () => {
  for (const file of Object.values(writers).flat().filter(isOwnAct)) {
    const isWriter = /recordActivity\(\w*[tT]ransaction\b/.test(readFileSync(join(actions, file), 'utf8'));
    expect([file, isWriter]).toEqual([file, true]);
  }
});
