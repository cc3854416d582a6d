import { hiddenCharactersText } from '../../../../domain/text';
import { requireVisibleText } from '../../../../actions/runtime/requireVisibleText';

it.each<[string, unknown, string | undefined]>([
  ['a text', { details: 'a\u0000' }, 'details'],
  ['a text of an object', { payment: { amount: '1', reference: 'a\u202eb' } }, 'reference'],
  ['an item of a list', { beneficiary: { paymentTypes: ['regular', 'a\u200b'] } }, 'paymentTypes'],
  ['an object of a list', { payments: [{ paymentId: 'a' }, { paymentId: '\ud800' }] }, 'paymentId'],
])('%s with a hidden character is refused with its field', (_what, input, field) => {
  expect(() => requireVisibleText(input)).toThrow(
    expect.objectContaining({ code: 'invalid_input', field, message: hiddenCharactersText }) as Error,
  );
});

it.each([[null], [undefined], [{ a: null, b: 7, c: false }], [{ html: '<p>\n\tשלום مرحبا 👍</p>\r\n' }]])(
  '%j passes',
  (input) => {
    expect(() => requireVisibleText(input)).not.toThrow();
  },
);
