import { isKeyAccepted } from '../../../../domain/apiKeys/acceptance';

const now = new Date('2026-11-20T10:00:00Z');
const key = {
  revokedAt: null,
  expiresAt: null,
  allowedNetworks: [],
  accessNetworks: [],
  isUserEnabled: true,
  isAccessEnabled: true,
};
const after = (ms: number) => new Date(now.getTime() + ms);

test.each([
  ['as issued', {}, true],
  ['before its end', { expiresAt: after(1) }, true],
  ['at its end', { expiresAt: now }, false],
  ['revoked', { revokedAt: after(-1) }, false],
  ['of a disabled user', { isUserEnabled: false }, false],
  ['without access', { isAccessEnabled: false }, false],
  ['from its network', { allowedNetworks: ['192.0.2.0/24'] }, true],
  ['from another network', { allowedNetworks: ['10.0.0.0/8'] }, false],
  ['from a network that the administrator does not allow', { accessNetworks: ['10.0.0.0/8'] }, false],
  ['from one that both allow', { allowedNetworks: ['192.0.2.0/24'], accessNetworks: ['192.0.0.0/16'] }, true],
])('a key %s: %j', (_name, change, isAccepted) => {
  expect(isKeyAccepted({ ...key, ...change }, '192.0.2.7', now)).toBe(isAccepted);
});
