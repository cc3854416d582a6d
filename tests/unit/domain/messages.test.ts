import { appVersion, messages } from '../../../domain/messages';
import specifiedTexts from './specifiedTexts.json';

/**
 * Every text quoted from the specification, with its section there and its name in `domain/messages.ts`. The
 * specification is not in the repository, so the fixture is the only copy: compare it with the specification, not with
 * the code.
 */
const specified = specifiedTexts.flatMap(({ section, texts }) =>
  Object.entries(texts).map(([name, text]) => ({ section, name, text: String(text) })),
);

const served = new Map<string, string>([
  ...Object.entries(messages).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
  ),
  ['appVersion', appVersion],
]);

it.each(specified)('$section, $name: $text', ({ name, text }) => {
  expect(served.get(name)).toBe(text);
});

it('holds no text but those of the specification', () => {
  expect([...served.keys()].sort()).toEqual(specified.map(({ name }) => name).sort());
});

it('names the section of each text', () => {
  for (const { section } of specified) expect(section).toMatch(/^part (one|two), section [1-9]\b/);
});
