import { relative } from 'node:path';
import { moduleOf, reaches } from './imports.mjs';
import { restrictionFor } from './zones.mjs';

/** The rules of this repository that no linter brings along: a plugin of oxlint, in the form of ESLint's plugins. */
export default {
  meta: { name: 'corridor' },
  rules: {
    zones: zones(),
    'late-cycles': lateCycles(),
    'variable-names': variableNames(),
    'literal-spread': refuse(
      'Write the members without the spread: the compiler does not refuse unknown properties of a literal that is spread.',
      [
        'ObjectExpression > SpreadElement > ObjectExpression',
        'ArrayExpression > SpreadElement > ArrayExpression',
        'CallExpression > SpreadElement > ArrayExpression',
        'NewExpression > SpreadElement > ArrayExpression',
      ],
    ),
    'late-formats': refuse('A browser takes milliseconds to load the language data of Intl: make it with `lazily`.', [
      "Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
    ]),
    'clock-parameter': refuse('Take the clock as a parameter.', [
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    ]),
    'random-parameter': refuse('Take randomness as a parameter.', [
      "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    ]),
  },
};

/** A rule that refuses every node that one of the selectors matches. */
function refuse(message, selectors) {
  return {
    create: (context) =>
      Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
  };
}

/** Imports go the way that rooms.mjs lists: of values and of types, static and dynamic, and exports from another module. */
function zones() {
  return {
    create(context) {
      const file = relative(context.cwd, context.filename);
      const check = (source) => {
        if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
        const target = moduleOf(context.filename, source.value);
        const message = target && restrictionFor(file, relative(context.cwd, target));
        if (message) context.report({ node: source, message });
      };
      const checkSource = ({ source }) => check(source);
      return {
        ImportDeclaration: checkSource,
        ExportNamedDeclaration: checkSource,
        ExportAllDeclaration: checkSource,
        ImportExpression: checkSource,
        TSImportType: checkSource,
        CallExpression: ({ callee, arguments: given }) => {
          if (callee.type === 'Identifier' && callee.name === 'require') check(given[0]);
        },
      };
    },
  };
}

/**
 * Refuses a module that is loaded later and needs, itself or by what it imports, the module that loads it. `import/no-cycle` sees the other
 * cycles.
 */
function lateCycles() {
  return {
    create: (context) => ({
      ImportExpression: ({ source }) => {
        const target = typeof source.value === 'string' && moduleOf(context.filename, source.value);
        if (!target || !reaches(target, context.filename)) return;
        context.report({
          node: source,
          message: 'Two files that need each other: move what both need into a third one.',
        });
      },
    }),
  };
}

/**
 * camelCase; PascalCase for components, classes and schemas; snake_case for a field of a wire format. A destructured name is its
 * source's, and no constant is in upper case.
 */
function variableNames() {
  return {
    create: (context) => ({
      VariableDeclarator: ({ id }) => {
        for (const name of namesIn(id)) {
          if (isVariableName(name.name)) continue;
          context.report({
            node: name,
            message: `Name the variable ${name.name} in camelCase, PascalCase or snake_case.`,
          });
        }
      },
    }),
  };
}

const isVariableName = (name) =>
  !/^[A-Z0-9]{2,}$/.test(name) &&
  (!name.includes('_') || (name === name.toLowerCase() && /^[^_]+(_[^_]+)*$/.test(name)));

/** The names that a pattern declares, without those that it takes over as they are: `{ name }`. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'RestElement') return namesIn(property.argument);
        return property.shorthand ? [] : namesIn(property.value);
      });
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
