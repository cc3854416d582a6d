/**
 * Waits in the tests end sooner than in the suite's own run, since most runs here end with one that is never met. That these are long
 * enough is what the first run shows, which has every flip off.
 */
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 10_000 });
