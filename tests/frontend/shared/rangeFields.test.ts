import { object } from 'yup';
import { messages } from '../../../domain/messages';
import {
  amountField,
  dayField,
  greatestAmountField,
  lastDayField,
} from '../../../frontend/src/shared/filters/rangeFields';

const schema = object({
  from: dayField,
  to: lastDayField('from'),
  least: amountField(),
  greatest: greatestAmountField('least'),
});

const problemOf = (values: object): string | undefined => {
  try {
    schema.validateSync(values);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['nothing', {}],
  ['one day', { from: '2026-11-24', to: '2026-11-24' }],
  ['a last day alone', { from: '', to: '2026-11-24' }],
  ['a first day alone', { from: '2026-11-24', to: '' }],
  ['one amount', { least: '5.50', greatest: '5.50', currency: 'EUR' }],
  ['a greatest amount alone', { least: '', greatest: '5.50', currency: 'EUR' }],
])('a filter may have %s', (_what, values) => {
  expect(problemOf(values)).toBeUndefined();
});

test.each([
  ['a first day that is none', { from: '2026-02-30' }, 'Enter a date such as 24 Nov 2026.'],
  ['a last day before the first', { from: '2026-11-25', to: '2026-11-24' }, 'This is before the first day.'],
  ['an amount that is none', { least: 'many', currency: 'EUR' }, messages.fields.number],
  ['more decimals than the currency has', { least: '5.5', currency: 'JPY' }, messages.fields.number],
  [
    'a greatest amount below the smallest',
    { least: '10', greatest: '9.99', currency: 'EUR' },
    /less than the smallest/,
  ],
])('a filter cannot have %s', (_what, values, problem) => {
  expect(problemOf(values)).toMatch(problem);
});
