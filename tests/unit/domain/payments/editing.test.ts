import { contentFields } from '../../../../domain/payments/content';
import { editOf, internalChanges } from '../../../../domain/payments/editing';
import { pickFields, storedFields } from '../../../../domain/payments/fields';
import { everyField } from '../../../support/paymentFields';
import { mayBecome, paymentStatuses } from '../../../../domain/payments/transitions';

it.each([
  ['new', true, ['awaiting_authorisation']],
  ['awaiting_authorisation', true, ['awaiting_authorisation']],
  ['awaiting_authorisation', false, ['new']],
  ['authorised', true, ['awaiting_authorisation']],
  ['authorised', false, ['awaiting_authorisation', 'new']],
  ['failed', true, ['awaiting_authorisation']],
  ['failed', false, ['new']],
] as const)('%s, approval due %s: by way of %j', (status, isApprovalDue, way) => {
  expect(editOf(status, isApprovalDue).way).toEqual(way);
  let at: (typeof paymentStatuses)[number] = status;
  for (const next of way) {
    expect(mayBecome({ status: at, isSent: false }, next)).toBe(true);
    at = next;
  }
});

it('only an edit after a refusal for good makes a new key', () => {
  expect(paymentStatuses.filter((status) => editOf(status, true).needsNewKey)).toEqual(['failed']);
});

describe('what an edit changes besides the content', () => {
  const stored = { ...pickFields(storedFields, everyField), beneficiarySliceId: 'slice' };

  it('is the note alone, also one that comes or goes', () => {
    for (const purposeNote of ['Another', null]) {
      expect(internalChanges(stored, { ...stored, purposeNote })).toEqual(['purposeNote']);
      expect(internalChanges({ ...stored, purposeNote }, stored)).toEqual(['purposeNote']);
    }
  });

  it('is nothing where nothing changes', () => expect(internalChanges(stored, { ...stored })).toEqual([]));

  it.each([...contentFields, 'beneficiarySliceId'])('is nothing where %s changes too', (name) => {
    expect(internalChanges(stored, { ...stored, purposeNote: 'Another', [name]: 'changed' })).toEqual([]);
  });
});
