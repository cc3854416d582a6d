import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { freePort } from '../../tools/postgres/cluster';
import { enter } from '../e2e/person';
import { chromiumArguments, findChromium } from '../support/chromium';
import { scratchFolder } from '../support/leftovers';
import { startRunStack } from '../support/runStack';
import { step, type BenchOptions, type Table } from './benchmark';

const run = promisify(execFile);
const program = resolve(__dirname, 'peers/node_modules/lighthouse/cli/index.js');

const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** What a page is held to, as scores of a hundred; the layout may shift by 0.02 at most. */
const presets = {
  desktop: { flags: ['--preset=desktop'], goals: { performance: 97, accessibility: 100, 'best-practices': 100 } },
  mobile: { flags: [], goals: { performance: 85, accessibility: 100, 'best-practices': 100 } },
} as const;

/** A page that is measured; `user` signs in before. */
interface Measured {
  readonly name: string;
  readonly path: string;
  readonly user?: string;
}

const pages: readonly Measured[] = [
  { name: 'sign-in', path: '/auth' },
  { name: 'dashboard', path: '/dashboard', user: 'maker' },
];

/** The yardstick: what a page of one line scores on the machine, and at its speed of the day. */
const oneLine: Measured = { name: 'one line', path: '/' };
const oneLineHtml = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>One line</title>
  <p>One line of text.
`;

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/**
 * `npm run bench -- lighthouse`: Lighthouse on the sign-in and the dashboard, with each score over its goal, and on a page of one line. Its
 * scores move with whatever else the machine does, so that the middle one of several runs counts, and the goals where the page of one line
 * scores 99 at least. `subjects` are names of pages.
 */
export async function benchLighthouse({ rounds = 3, subjects }: BenchOptions): Promise<readonly Table[]> {
  const scratch = scratchFolder();
  step('starting the stack');
  const stack = await startRunStack(scratch, 'stack');
  const html = { 'content-type': 'text/html' };
  const yardstick = createServer((_request, response) => response.writeHead(200, html).end(oneLineHtml));
  await once(yardstick.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = yardstick.address() as AddressInfo;
    const rows = await measure(scratch, `http://127.0.0.1:${port}`, oneLine, rounds);
    const chosen = pages.filter(({ name }) => subjects?.includes(name) ?? true);
    for (const page of chosen) rows.push(...(await measure(scratch, stack.url, page, rounds)));
    return [
      { headings: ['page', 'preset', ...categories, 'least ÷ goal', 'CLS', 'LCP, ms', 'blocked, ms', 'range'], rows },
    ];
  } finally {
    yardstick.close();
    await stack.stop();
  }
}

/** One page with both presets, in a browser of its own: whoever is signed in stays so. */
async function measure(scratch: string, origin: string, page: Measured, rounds: number) {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(scratch, page.name), {
    executablePath: await findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    if (page.user) await signIn(context, origin, page.user);
    const rows: (string | number)[][] = [];
    for (const [preset, { flags, goals }] of Object.entries(presets)) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1) {
        step(`${page.name}, ${preset}, round ${round + 1} of ${rounds}`);
        const file = join(scratch, `${page.name}.${preset}.${round}.json`);
        reports.push(await audit(file, `${origin}${page.path}`, port, flags));
      }
      rows.push([page.name, preset, ...figures(middleOf(reports), goals), range(reports)]);
    }
    return rows;
  } finally {
    await context.close();
  }
}

const performanceOf = ({ categories }: Report) => Math.round(categories.performance.score * 100);

const byPerformance = (reports: readonly Report[]) =>
  [...reports].sort((one, other) => performanceOf(one) - performanceOf(other));

function middleOf(reports: readonly Report[]): Report {
  const middle = byPerformance(reports)[Math.floor(reports.length / 2)];
  if (!middle) throw new Error('Lighthouse needs one round at least.');
  return middle;
}

function range(reports: readonly Report[]): string {
  const sorted = byPerformance(reports).map(performanceOf);
  return `${sorted[0]}–${sorted.at(-1)}`;
}

async function signIn(context: BrowserContext, origin: string, user: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await enter(page, user);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

async function audit(file: string, url: string, port: number, flags: readonly string[]): Promise<Report> {
  const options = [`--port=${port}`, '--quiet', '--output=json', `--output-path=${file}`];
  const chosen = `--only-categories=${categories.join(',')}`;
  await run(process.execPath, [program, url, ...options, chosen, ...flags]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.finalDisplayedUrl !== url) {
    throw new Error(`Lighthouse was led from ${url} to ${report.finalDisplayedUrl}.`);
  }
  return report;
}

function figures(report: Report, goals: Readonly<Record<(typeof categories)[number], number>>) {
  const scores = categories.map((category) => Math.round(report.categories[category].score * 100));
  const ratios = categories.map((category, index) => (scores[index] ?? 0) / goals[category]);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return [
    ...scores,
    Math.min(...ratios).toFixed(2),
    value('cumulative-layout-shift').toFixed(3),
    Math.round(value('largest-contentful-paint')),
    Math.round(value('total-blocking-time')),
  ];
}
