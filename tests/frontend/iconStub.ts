import { createElement } from 'react';

/** Stands in for the icons, of which the library loads five thousand at once: one picture without content for every name. */
const Icon = () => createElement('svg', { 'aria-hidden': true });

module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : Icon) });
