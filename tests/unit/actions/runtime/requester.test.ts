import { readRequester } from '../../../../actions/runtime/requester';

const ip = (forwarded: string | undefined, trustedProxies: number) =>
  readRequester({ 'x-forwarded-for': forwarded }, trustedProxies).ip;

test('the address is the one that our first proxy saw, not what the client says', () => {
  expect(ip('192.0.2.1', 0)).toBe('192.0.2.1');
  expect(ip('10.0.0.1, 192.0.2.1', 0)).toBe('192.0.2.1');
  expect(ip('10.0.0.1, 192.0.2.1, 198.51.100.7', 1)).toBe('192.0.2.1');
});

test('without the headers both are unknown', () => {
  expect(readRequester({}, 0)).toEqual({ ip: 'unknown', browser: 'unknown' });
  expect(ip('192.0.2.1', 1)).toBe('unknown');
});

test('the browser is what it says, cut at 500 characters', () => {
  const browser = (said: string) => readRequester({ 'x-forwarded-user-agent': said }, 0).browser;
  expect(browser('Firefox 140')).toBe('Firefox 140');
  expect(browser('x'.repeat(501))).toBe('x'.repeat(500));
});
