import { withLog } from '../../../../actions/provider/callLog';
import { ProviderError } from '../../../../actions/provider/errors';
import type { Log } from '../../../../actions/runtime/log';
import { aRead, aWrite, scriptedTransport } from './scripted';

/** A log that keeps its lines by level. */
function memory() {
  const lines: [level: string, entry: object, message: string][] = [];
  const at = (level: string) => (entry: object, message: string) => void lines.push([level, entry, message]);
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') };
  return { log, lines };
}

test('a call that was answered is logged by method, path and status, and its answer passed on', async () => {
  const { log, lines } = memory();
  const { requests, transport } = scriptedTransport({ id: 'p1' });
  const request = { ...aWrite, parameters: { iban: 'DE89' }, token: 'secret' };
  await expect(withLog(transport, log)(request)).resolves.toMatchObject({ body: { id: 'p1' } });
  expect(requests).toEqual([request]);
  expect(lines).toEqual([
    ['info', { method: 'POST', path: '/x', status: 200, providerRequestId: 'request' }, 'provider call'],
  ]);
});

test('a call that failed is a warning with its codes, by field', async () => {
  const { log, lines } = memory();
  const faults = [
    { field: 'iban', code: 'iban_is_invalid', message: 'DE89 is wrong', params: { iban: 'DE89' } },
    { field: 'base', code: 'beneficiary_not_valid', message: '', params: {} },
  ];
  const call = { method: 'POST', path: '/x', status: 400, requestId: 'r-1' };
  const error = new ProviderError('rejected', call, 'validation_failed', faults);
  await expect(withLog(scriptedTransport(error).transport, log)(aWrite)).rejects.toBe(error);
  const entry = {
    method: 'POST',
    path: '/x',
    status: 400,
    providerRequestId: 'r-1',
    failure: 'rejected',
    code: 'validation_failed',
    faults: ['iban: iban_is_invalid', 'base: beneficiary_not_valid'],
  };
  expect(lines).toEqual([['warn', entry, 'provider call failed']]);
});

test('a mistake of ours is logged without its text, which may hold anything', async () => {
  const { log, lines } = memory();
  const error = new TypeError('DE89 is not a function');
  await expect(withLog(scriptedTransport(error).transport, log)(aRead)).rejects.toBe(error);
  expect(lines).toEqual([
    ['warn', { method: 'GET', path: '/x', error: 'not a provider error' }, 'provider call failed'],
  ]);
});
