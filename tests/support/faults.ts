import { stripVTControlCharacters } from 'node:util';

/** The parts of a report of Jest (`--json`) that a run reads. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The parts of a report of Playwright (`json`) that a run reads. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** Each failed test with its message, and each file that could not be read as one. */
export function jestFaults({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message && assertionResults.length === 0 ? [described(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      described(`${name} › ${fullName}`, failureMessages.join('\n')),
    );
  });
}

/** Each failed story with its messages. */
export function playwrightFaults({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        described(
          `${file} › ${title}`,
          tests
            .flatMap(({ results }) => results)
            .flatMap(({ errors }) => errors)
            .map(({ message }) => message ?? '')
            .join('\n'),
        ),
      ),
    ...playwrightFaults({ suites: suite.suites ?? [] }),
  ]);
}

/** A message's first lines say what was expected and what came; the rest is the way there. */
const shownLines = 25;

const described = (test: string, message: string): string =>
  [test, ...stripVTControlCharacters(message).split('\n').slice(0, shownLines)].join('\n    ');
