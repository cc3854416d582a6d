import { invariant } from '../../../domain/invariant';

it.each([true, 1, 'text', {}, []])('%j holds', (condition) => {
  expect(() => invariant(condition, 'never')).not.toThrow();
});

it.each([false, 0, '', null, undefined, NaN])('%j is a violation, found in a log by its beginning', (condition) => {
  expect(() => invariant(condition, 'a payment has an amount')).toThrow(
    new Error('Invariant violated: a payment has an amount'),
  );
});
