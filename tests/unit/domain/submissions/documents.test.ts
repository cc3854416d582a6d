import { lacksDiagram } from '../../../../domain/submissions/documents';

it.each([
  ['a company without one', 'company', [], true, true],
  ['a company with another document', 'company', ['other'], true, true],
  ['a company with one', 'company', ['other', 'ownership_structure_diagram'], true, false],
  ['an individual', 'individual', [], true, false],
  ['a company while the flag is off', 'company', [], false, false],
] as const)('the diagram of the ownership: %s', (_who, legalEntity, kinds, asksDiagram, isLacking) => {
  expect(lacksDiagram({ legalEntity }, kinds, asksDiagram)).toBe(isLacking);
});
