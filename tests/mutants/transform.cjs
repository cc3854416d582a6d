/** The suite's own transform, with other texts for the files that the JSON file SWITCHED_TEXTS names. */
const { readFileSync } = require('node:fs');
const swc = require('@swc/jest');

const texts = JSON.parse(readFileSync(process.env.SWITCHED_TEXTS, 'utf8'));

function createTransformer(options) {
  const inner = swc.createTransformer(options);
  return {
    process: (text, path, run) => inner.process(texts[path] ?? text, path, run),
    getCacheKey: (text, path, run) => inner.getCacheKey(texts[path] ?? text, path, run),
  };
}

module.exports = { createTransformer };
