/**
 * The environment of the component tests: jsdom with Node's fetch, and with computed styles that cost less. Testing Library asks for the
 * style of thousands of elements; jsdom compares each with every selector of every style sheet, and works out each colour.
 */
const { createRequire } = require('node:module');

const requireFromJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const fromJsdom = (name) => requireFromJsdom(`jsdom/lib/jsdom/living/helpers/${name}.js`);

/** Where a selector ends in a name, a class or an attribute, as `p`, `ul > li.now:focus`, `.now` and `[hidden]` do. */
const ending = /(?:^|[\s>+~])(?:([a-z][a-z0-9-]*)[^\s>+~]*|\.([\w-]+)[^\s>+~]*|\[([a-z-]+)[^\s>+~]*)$/;

/** The test that every element passes which matches one selector of a list, from its own name, classes and attributes. */
function testOf(list) {
  const ends = list.includes('(') ? [null] : list.split(',').map((selector) => ending.exec(selector.trim()));
  if (ends.includes(null)) return () => true;
  return (element) =>
    ends.some(([, name, className, attribute]) => {
      if (name) return element._localName === name;
      return className ? element.classList.contains(className) : element.hasAttribute(attribute);
    });
}

const selectors = fromJsdom('selectors');
const { matchesDontThrow } = selectors;
const tests = new Map();
// Before the next module, which takes the function when it is loaded.
selectors.matchesDontThrow = (element, list) => {
  if (!tests.has(list)) tests.set(list, testOf(list));
  return tests.get(list)(element) && matchesDontThrow(element, list);
};

// What style sheets and attributes declare is left. No test reads a colour that nobody declares.
const { propertiesWithResolvedValueImplemented: computed } = fromJsdom('style-rules');
for (const name of Object.keys(computed)) if (name.endsWith('color')) Reflect.deleteProperty(computed, name);

module.exports = require('jest-fixed-jsdom');
