import { closedSet } from '../../../../tools/generate/tableShapes';

describe('closedSet', () => {
  it.each([
    [`CHECK ((status = ANY (ARRAY['new'::text, 'sent'::text])))`, ["'new'", "'sent'"]],
    [`CHECK (("chargeType" = ANY (ARRAY['ours'::text])))`, ["'ours'"]],
    [`CHECK ((word = ANY (ARRAY['it''s'::text, 'a, b'::text])))`, ["'it\\'s'", "'a, b'"]],
    ['CHECK ((decimals = ANY (ARRAY[0, 2, -1])))', ['0', '2', '-1']],
  ])('reads the values of %s', (definition, values) => {
    expect(closedSet(definition)).toEqual(values);
  });

  it.each([
    'CHECK ((amount > (0)::numeric))',
    `CHECK ((status <> ALL (ARRAY['new'::text])))`,
    `CHECK (((status = ANY (ARRAY['new'::text])) OR (amount > 0)))`,
  ])('takes %s for no closed set', (definition) => {
    expect(closedSet(definition)).toBeUndefined();
  });
});
