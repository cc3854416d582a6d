import { ProviderError } from '../../../../actions/provider/errors';
import { refusalOf } from '../../../../actions/provider/refusal';
import { errorCatalogue, RuleError } from '../../../../domain/errors';
import type { ProviderFailure } from '../../../../domain/intents/outcome';

const call = { method: 'GET', path: '/x', status: 400, requestId: 'r-1' };
const told = [{ field: 'iban', code: 'iban_is_invalid', message: 'The IBAN has a wrong check digit.', params: {} }];
const failed = (failure: ProviderFailure) => new ProviderError(failure, call, 'code', told);

test.each<[ProviderFailure, string, string | undefined, string]>([
  ['rejected', 'provider_rejected', 'iban', 'The IBAN has a wrong check digit.'],
  ['not_found', 'provider_rejected', 'iban', 'The IBAN has a wrong check digit.'],
  ['credentials', 'provider_credentials_refused', undefined, errorCatalogue.provider_credentials_refused],
  ['rate_limited', 'provider_unavailable', undefined, errorCatalogue.provider_unavailable],
  ['unknown', 'provider_unavailable', undefined, errorCatalogue.provider_unavailable],
])('a read that failed as %s is %s', (failure, code, field, message) => {
  const refusal = refusalOf(failed(failure), 'iban');
  expect(refusal).toBeInstanceOf(RuleError);
  expect(refusal).toMatchObject({ code, field, message });
});

test('a rejection that concerns no field names none', () => {
  expect(refusalOf(failed('rejected'))).toMatchObject({ code: 'provider_rejected', field: undefined });
});

test.each([new RuleError('account_closed'), new TypeError('not a function'), 'a text', undefined])(
  'what is no error of the provider stays as it is: %s',
  (error) => {
    expect(refusalOf(error, 'iban')).toBe(error);
  },
);
