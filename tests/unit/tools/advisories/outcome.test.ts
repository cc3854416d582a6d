import { described, readOutcome, withOutcome } from '../../../../tools/advisories/outcome';

const report = (vulnerabilities: object, prod = 298) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { prod, total: 1400 } } });
const advisory = { title: 'SQL injection', severity: 'high' };
const found = {
  pg: { severity: 'high', via: [advisory, { title: 'Crash', severity: 'low' }] },
  knex: { severity: 'high', via: ['pg'] },
};

it('reads how many packages were asked about, and what was found', () => {
  expect(readOutcome(report({}))).toEqual({ isAsked: true, packages: 298, findings: [] });
  expect(readOutcome(report(found))).toEqual({
    isAsked: true,
    packages: 298,
    findings: [
      { name: 'pg', severity: 'high', reasons: ['SQL injection', 'Crash'] },
      { name: 'knex', severity: 'high', reasons: ['by pg'] },
    ],
  });
});

it.each([
  ['an error of the registry', '{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  ['an error with an address', '{"message":"405 - POST https://registry.example/-/npm/v1"}', '405 - POST the registry'],
  ['an error with a summary', '{"message":"x","error":{"summary":"ENOAUDIT"}}', 'ENOAUDIT'],
  ['nothing', '', 'npm audit printed no report.'],
  ['what is no JSON', 'npm error', 'npm audit printed no report.'],
  ['a report of no packages', report({}, 0), 'npm audit printed no report.'],
  ['a report without findings or none', '{"metadata":{"dependencies":{"prod":3}}}', 'npm audit printed no report.'],
])('takes %s for not having asked', (_what, printed, reason) => {
  expect(readOutcome(printed)).toEqual({ isAsked: false, reason });
});

it('describes each outcome', () => {
  expect(described(readOutcome(report({})))).toBe('298 packages that the portal runs with: none has an advisory.');
  expect(described(readOutcome(report(found)))).toBe(
    '298 packages that the portal runs with: 2 with advisories.\n- pg (high): SQL injection; Crash\n- knex (high): by pg',
  );
  expect(described({ isAsked: false, reason: '405' })).toBe('Could not ask for advisories: 405');
});

const section = (text: string) =>
  `# Policy\n\n<!-- advisories: written by npm run advisories -->\n\n${text}\n\n<!-- /advisories -->\n\nMore\n`;

it('writes a result over the earlier one and its attempts', () => {
  const earlier = section('Last result, 2026-01-01: x\n\nLast attempt, 2026-01-02: y');
  expect(withOutcome(earlier, readOutcome(report({})), '2026-11-28')).toBe(
    section('Last result, 2026-11-28: 298 packages that the portal runs with: none has an advisory.'),
  );
});

it('keeps the last result where the registry could not be asked', () => {
  const failed = readOutcome('');
  const once = withOutcome(section('Last result, 2026-01-01: x'), failed, '2026-11-27');
  const attempt = 'Could not ask for advisories: npm audit printed no report.';
  expect(once).toBe(section(`Last result, 2026-01-01: x\n\nLast attempt, 2026-11-27: ${attempt}`));
  expect(withOutcome(once, failed, '2026-11-28')).toBe(
    section(`Last result, 2026-01-01: x\n\nLast attempt, 2026-11-28: ${attempt}`),
  );
});

it('refuses a document without the section', () => {
  expect(() => withOutcome('# Policy', readOutcome(''), '2026-11-28')).toThrow('There is no section');
});
