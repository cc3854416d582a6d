import { documentsRefusal } from '../../../../domain/payments/documentChanges';

test.each([
  ['awaiting_authorisation', false, [null], undefined],
  ['awaiting_authorisation', false, ['maker', null], undefined],
  ['awaiting_authorisation', false, ['maker', 'approver'], 'documents_approved'],
  ['failed', false, [], undefined],
  ['processing', false, [], 'payment_already_sent'],
  ['failed', true, [], 'payment_already_sent'],
] as const)('a payment that is %s, sent %s, authorised by %j', (status, isSent, authorisedByIds, refusal) => {
  expect(documentsRefusal({ status, isSent, authorisedByIds }, 'maker')).toBe(refusal);
});
