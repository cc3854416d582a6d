import { sessionFromClaims, type ClaimsOptions } from '../../hasura/engine/transport/claims';

const namespace = 'https://hasura.io/jwt/claims';
const validClaims = {
  'x-hasura-allowed-roles': ['user', 'editor'],
  'x-hasura-default-role': 'user',
  'x-hasura-user-id': '7',
};

const session = (payload: object, options: ClaimsOptions = {}, requestedRole?: string) =>
  sessionFromClaims({ ...payload }, options, requestedRole);

describe('the role', () => {
  it.each([
    [undefined, 'user'],
    ['user', 'user'],
    ['editor', 'editor'],
  ])('asked for as %s is %s', (requested, role) => {
    expect(session({ [namespace]: validClaims }, {}, requested).role).toBe(role);
  });

  it.each(['admin', 'User', ''])('%j is not among the allowed ones', (requested) => {
    expect(() => session({ [namespace]: validClaims }, {}, requested)).toThrow(
      expect.objectContaining({ code: 'access-denied', message: 'Your requested role is not in allowed roles' }),
    );
  });

  it('of the claims must be allowed too', () => {
    const claims = { ...validClaims, 'x-hasura-default-role': 'other' };
    expect(() => session({ [namespace]: claims })).toThrow('Your requested role is not in allowed roles');
    expect(session({ [namespace]: claims }, {}, 'editor').role).toBe('editor');
  });
});

describe('the session variables', () => {
  it('are the x-hasura claims in lower case, without the roles', () => {
    const claims = { ...validClaims, 'X-Hasura-Org-Id': 'o1', 'x-other': 'ignored', name: 'ignored' };
    expect(session({ [namespace]: claims, 'x-hasura-outside': 'ignored' }).variables).toEqual({
      'x-hasura-user-id': '7',
      'x-hasura-org-id': 'o1',
    });
  });

  it('are read from names in any case', () => {
    const claims = { 'X-HASURA-ALLOWED-ROLES': ['user'], 'X-Hasura-Default-Role': 'user' };
    expect(session({ [namespace]: claims })).toMatchObject({ role: 'user', variables: {} });
  });

  it('end with the token', () => {
    expect(session({ [namespace]: validClaims, exp: 1_700_000_000 }).expiresAt).toBe(1_700_000_000);
    expect(session({ [namespace]: validClaims }).expiresAt).toBeUndefined();
  });

  it.each([[7], [true], [null], [['a']], [{ a: 1 }]])('must be strings, not %j', (value) => {
    expect(() => session({ [namespace]: { ...validClaims, 'x-hasura-org-id': value } })).toThrow(
      expect.objectContaining({
        code: 'jwt-invalid-claims',
        message: 'x-hasura-org-id: parsing Text failed, expected String',
      }),
    );
  });
});

describe('claims_map', () => {
  const roles = { 'x-hasura-allowed-roles': { path: '$.roles' }, 'x-hasura-default-role': 'user' } as const;

  it.each<[string, unknown]>([
    ['$.id', '7'],
    ['$.user.id', '8'],
    ["$.user['full.name']", 'Ann'],
    ['$.ids[1]', 'b'],
    ["$['odd key'].x", 'y'],
    ['$.kebab-case', 'k'],
  ])('finds %s', (path, expected) => {
    const payload = {
      roles: ['user'],
      id: '7',
      user: { id: '8', 'full.name': 'Ann' },
      ids: ['a', 'b'],
      'odd key': { x: 'y' },
      'kebab-case': 'k',
    };
    const claims_map = { ...roles, 'x-hasura-found': { path } };
    expect(session(payload, { claims_map }).variables).toEqual({ 'x-hasura-found': expected });
  });

  it.each<[string, object, string | undefined]>([
    ['the value of the token before the default', { org: 'theirs' }, 'theirs'],
    ['the default where the token has nothing', {}, 'ours'],
    ['the default for null', { org: null }, 'ours'],
  ])('gives %s', (_what, payload, expected) => {
    const claims_map = { ...roles, 'x-hasura-org': { path: '$.org', default: 'ours' } };
    expect(session({ roles: ['user'], ...payload }, { claims_map }).variables).toEqual({ 'x-hasura-org': expected });
  });

  it('fails where neither token nor default has a value', () => {
    const claims_map = { ...roles, 'x-hasura-org': { path: '$.org.id' } };
    expect(() => session({ roles: ['user'], org: 'text' }, { claims_map })).toThrow(
      expect.objectContaining({ code: 'jwt-invalid-claims', message: 'claim x-hasura-org not found at $.org.id' }),
    );
  });

  it('replaces the claims of the namespace', () => {
    const claims_map = { 'x-hasura-allowed-roles': { path: '$.roles' }, 'x-hasura-default-role': 'reader' };
    expect(session({ roles: ['reader'], [namespace]: validClaims }, { claims_map })).toMatchObject({
      role: 'reader',
      variables: {},
    });
  });
});

describe('where claims are looked for', () => {
  const stringified: ClaimsOptions = { claims_format: 'stringified_json' };

  it.each<[ClaimsOptions, object]>([
    [{ claims_namespace: 'ours' }, { ours: validClaims }],
    [{ claims_namespace_path: '$.deep.er' }, { deep: { er: validClaims } }],
    [{ claims_namespace_path: '$' }, validClaims],
    [{ claims_namespace: 'ignored', claims_namespace_path: '$.a' }, { a: validClaims }],
    [stringified, { [namespace]: JSON.stringify(validClaims) }],
    [{ ...stringified, claims_namespace_path: '$.a' }, { a: JSON.stringify(validClaims) }],
    [{ claims_format: 'json' }, { [namespace]: validClaims }],
  ])('%j', (options, payload) => {
    expect(session(payload, options).variables).toEqual({ 'x-hasura-user-id': '7' });
  });

  it.each<[ClaimsOptions, object, string]>([
    [{}, {}, `claims key: '${namespace}' not found`],
    [{}, { [namespace]: null }, `claims key: '${namespace}' not found`],
    [{ claims_namespace: 'ours' }, { [namespace]: validClaims }, "claims key: 'ours' not found"],
    [{ claims_namespace_path: '$.a.b' }, { a: 'text' }, "claims key: '$.a.b' not found"],
    [{}, { [namespace]: JSON.stringify(validClaims) }, 'claims are not a JSON object'],
    [{}, { [namespace]: [validClaims] }, 'claims are not a JSON object'],
    [stringified, { [namespace]: '{' }, 'claims are not a JSON string'],
    [stringified, { [namespace]: validClaims }, 'claims are not a JSON string'],
    [stringified, { [namespace]: '"text"' }, 'claims are not a JSON object'],
  ])('%j does not find them in %j', (options, payload, message) => {
    expect(() => session(payload, options)).toThrow(expect.objectContaining({ code: 'jwt-invalid-claims', message }));
  });
});

it.each<[object, string, string]>([
  [{ 'x-hasura-default-role': 'user' }, 'jwt-missing-role-claims', 'JWT claim does not contain x-hasura-allowed-roles'],
  [
    { 'x-hasura-allowed-roles': ['user'] },
    'jwt-missing-role-claims',
    'JWT claim does not contain x-hasura-default-role',
  ],
  [
    { ...validClaims, 'x-hasura-allowed-roles': 'user' },
    'jwt-invalid-claims',
    'invalid x-hasura-allowed-roles; should be a list of roles',
  ],
  [
    { ...validClaims, 'x-hasura-allowed-roles': ['user', 1] },
    'jwt-invalid-claims',
    'invalid x-hasura-allowed-roles; should be a list of roles',
  ],
  [
    { ...validClaims, 'x-hasura-default-role': ['user'] },
    'jwt-invalid-claims',
    'invalid x-hasura-default-role; should be a role',
  ],
])('claims %j are refused with %s', (claims, code, message) => {
  expect(() => session({ [namespace]: claims })).toThrow(expect.objectContaining({ code, message }));
});
