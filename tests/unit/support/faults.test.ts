import { jestFaults, playwrightFaults } from '../../support/faults';

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numFailedTestSuites: 1 };

describe('what failed in a run of Jest', () => {
  test('names each failed test with its message, and no other', () => {
    const report = {
      ...counts,
      testResults: [
        {
          name: 'a.test.ts',
          message: '● all of the file',
          assertionResults: [
            { status: 'passed', fullName: 'sends once', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'charges once',
              failureMessages: ['\u001b[31mExpected: 1\u001b[39m\nReceived: 2'],
            },
          ],
        },
      ],
    };
    expect(jestFaults(report)).toEqual(['a.test.ts › charges once\n    Expected: 1\n    Received: 2']);
  });

  test('a file that could not be read is a fault of its own', () => {
    const report = { ...counts, testResults: [{ name: 'b.test.ts', message: 'Cannot find x', assertionResults: [] }] };
    expect(jestFaults(report)).toEqual(['b.test.ts\n    Cannot find x']);
  });
});

test('what failed in a run of Playwright is found in suites within suites', () => {
  const spec = (ok: boolean, message?: string) => ({
    ok,
    file: 'live.spec.ts',
    title: ok ? 'one socket' : 'two sockets',
    tests: [{ results: [{ errors: message ? [{ message }] : [] }] }],
  });
  expect(
    playwrightFaults({ suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false, 'Timed out')] }] }] }),
  ).toEqual(['live.spec.ts › two sockets\n    Timed out']);
});
