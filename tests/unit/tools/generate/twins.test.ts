import { parse, print, Kind } from 'graphql';
import { gql, stringifyDocument } from 'urql';
import { liveTwin, namedAs } from '../../../../frontend/src/graphql/twin';
import { withTwins } from '../../../../tools/generate/twins';

const query = `query rates($limit: Int!) { rates(limit: $limit) { ...Rate } }`;
const fragment = 'fragment Rate on rates { id }';
const source = `const RatesDocument: TypedDocumentNode<RatesQuery> = gql\`\n  ${query}\n\`;\n`;
const twins = (calls: string, text = query) =>
  withTwins(parse(`${text} ${fragment}`).definitions, source + calls).filter(
    (one) => one.kind === Kind.OPERATION_DEFINITION,
  );

test('a live twin subscribes to what the query reads, and the client sends just that', () => {
  const [, twin] = twins(`const RatesLiveDocument = liveTwin(RatesDocument, 'RatesLive');`);
  const text = print(parse('subscription RatesLive($limit: Int!) { rates(limit: $limit) { ...Rate } }'));
  expect(print(twin!)).toBe(text.trim());
  const sent = stringifyDocument(liveTwin(gql(query), 'RatesLive'));
  expect(print(parse(sent))).toBe(text);
});

test('a query may have a second name', () => {
  const [, twin] = twins(`namedAs(RatesDocument, 'pricesOfPairs')`);
  expect(print(twin!)).toMatch(/^query pricesOfPairs\(/);
  expect(stringifyDocument(namedAs(gql(query), 'pricesOfPairs'))).toMatch(/^query pricesOfPairs\s*\(/);
});

test('a source without calls has no twins', () => expect(twins('')).toHaveLength(1));

test('a query that does not stand in the file, or reads two things, has no live twin', () => {
  expect(() => twins(`liveTwin(OtherDocument, 'OtherLive')`)).toThrow('OtherDocument');
  const two = 'query rates { rates { ...Rate } countries { id } }';
  expect(() => twins(`liveTwin(RatesDocument, 'RatesLive')`, two)).toThrow('one root field');
});
