import { errorCatalogue, RuleError, type ErrorCode } from '../../../domain/errors';
import { messages } from '../../../domain/messages';

const entries = Object.entries(errorCatalogue) as [ErrorCode, string][];

/** Codes whose text the specification words for all: a disabled action doesn't say which role is missing. */
const disabledByRole: readonly ErrorCode[] = [
  'role_may_not_create_beneficiaries',
  'role_may_not_create_conversions',
  'role_may_not_create_payments',
];

it.each(entries)('%s is a code of lower-case words', (code) => {
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

it.each(entries.filter(([code]) => !disabledByRole.includes(code)))(
  '%s has a sentence of its own: %s',
  (code, text) => {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(entries.filter(([other, used]) => other !== code && used === text)).toEqual([]);
  },
);

it.each(disabledByRole)('%s has the text of a disabled action', (code) => {
  expect(errorCatalogue[code]).toBe(messages.widgets.disabledByRole);
});

it('refused credentials have the text of the status screen', () => {
  expect(errorCatalogue.provider_credentials_refused).toBe(messages.session.credentialsRefused);
});

describe('a rule error', () => {
  it('has its code, the text of the catalogue and no field', () => {
    const error = new RuleError('payment_not_found');
    expect(error).toMatchObject({ name: 'RuleError', code: 'payment_not_found', field: undefined });
    expect(error.message).toBe('This payment does not exist.');
  });

  it('names the field that it concerns', () => {
    expect(new RuleError('invalid_input', 'paymentDate')).toMatchObject({ field: 'paymentDate' });
  });

  it('takes a more precise text, and keeps the code', () => {
    const error = new RuleError('provider_rejected', 'iban', 'The IBAN has a wrong check digit.');
    expect(error).toMatchObject({ code: 'provider_rejected', message: 'The IBAN has a wrong check digit.' });
  });

  it('is an error with a stack, so that a log shows where it was raised', () => {
    expect(new RuleError('unexpected')).toBeInstanceOf(Error);
    expect(new RuleError('unexpected').stack).toContain('errors.test.ts');
  });
});
