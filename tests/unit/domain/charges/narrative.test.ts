import { chargeTypes } from '../../../../domain/charges/chargeTypes';
import { chargeNarrative, correctionNarrative, isChargeNarrative } from '../../../../domain/charges/narrative';

test.each(chargeTypes)('the narrative of %s is known as that of a charge, and those of its corrections', (type) => {
  const narrative = chargeNarrative(type, 'INV-1');
  const all = [narrative, correctionNarrative('credit', narrative), correctionNarrative('further', narrative)];
  expect(all.map(isChargeNarrative)).toEqual([true, true, true]);
});

test.each(['Payroll', 'Maintenance', 'TOSAFEGUARDING GBP', 'Rent: Maintenance May', ''])('%j is none', (reason) => {
  expect(isChargeNarrative(reason)).toBe(false);
});
