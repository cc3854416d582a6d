import {
  detailChanges,
  type ComparedDetails,
} from '../../../frontend/src/features/beneficiaries/details/detailChanges';
import { details } from '../support/beneficiaryRecord';

const changed = (now: Record<string, unknown>) =>
  detailChanges(details() as unknown as ComparedDetails, details(now) as unknown as ComparedDetails);

test('the same details differ in nothing', () => {
  const before = details();
  expect(detailChanges(before as unknown as ComparedDetails, { ...before } as unknown as ComparedDetails)).toEqual([]);
});

test.each([
  [{ name: 'Thames' }, 'Name', 'Thames Logistics Ltd', 'Thames'],
  [{ beneficiaryEntityType: 'individual' }, 'Kind', 'Company', 'Individual'],
  [{ dateOfBirth: '1990-02-03' }, 'Date of birth', undefined, '3 Feb 1990'],
  [{ iban: 'GB33BUKB20201555555555' }, 'IBAN', undefined, 'GB33 BUKB 2020 1555 5555 55'],
  [{ routingCodeValue1: '200000' }, 'Routing code', 'Sort code 60-16-13', 'Sort code 20-00-00'],
  [
    { routingCodeType2: 'aba', routingCodeValue2: '021000021' },
    'Second routing code',
    undefined,
    'ABA routing number 021 000 021',
  ],
  [{ bankCountry: 'DE' }, 'Bank country', 'United Kingdom', 'Germany'],
  [{ isPriority: true }, 'Payment types', 'Regular', 'Regular, Priority'],
  [{ isRegular: false, isPriority: true }, 'Payment types', 'Regular', 'Priority'],
  [{ country: 'IE' }, 'Country', 'United Kingdom', 'Ireland'],
  [{ address: null }, 'Address', '3 Wapping Wall', undefined],
  [{ identificationType: 'drivers_license_canadian' }, 'Identification type', undefined, 'Drivers license (Canadian)'],
  [{ externalReference: '' }, 'External reference', 'T-7', undefined],
] as [Record<string, unknown>, string, string | undefined, string | undefined][])('%j', (now, label, was, is) => {
  expect(changed(now)).toEqual([{ label, before: was, now: is }]);
});
