import { assertLinesFit, statementFormats } from '../../../../domain/statements/formats';

test('a spreadsheet holds a million lines', () => {
  expect(() => assertLinesFit('xlsx', 1_000_000)).not.toThrow();
  expect(() => assertLinesFit('xlsx', 1_000_001)).toThrow(
    expect.objectContaining({ code: 'invalid_input', field: 'format' }) as Error,
  );
});

test.each(statementFormats.filter((format) => format !== 'xlsx'))('%s holds any number of lines', (format) => {
  expect(() => assertLinesFit(format, 1_000_001)).not.toThrow();
});
