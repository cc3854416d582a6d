import fc from 'fast-check';
import type { Case } from './ast';
import { anyMutation } from './generateMutation';
import { anyQuery } from './generateQuery';
import { allRoles } from './generateWorld';
import type { World } from './world';

const anySession = fc.record({
  'x-hasura-tenant': fc.constantFrom('1', '2', '3'),
  'x-hasura-member': fc.constantFrom('1', '2', '3', '6'),
  'x-hasura-tenants': fc.constantFrom('{1,2}', '{3}', '{}', '{2,5}'),
  'x-hasura-name': fc.constantFrom('a', 'B', 'ab', '%'),
});

/** One request of somebody in a world. A query may lack a session variable. */
export function anyCase(world: World): fc.Arbitrary<Case> {
  const cases = allRoles.flatMap((role) => {
    const mutation = anyMutation(world, role);
    const query = anyQuery(world, role);
    const isHeir = world.inherited.some(({ role_name }) => role_name === role);
    const asked =
      query &&
      ofRole(role, isHeir ? anySession : fc.oneof({ weight: 12, arbitrary: anySession }, anyPoorSession()), query);
    const changed = mutation && ofRole(role, anySession, mutation);
    return [
      ...(asked ? [{ weight: 3, arbitrary: asked }] : []),
      ...(changed ? [{ weight: 2, arbitrary: changed }] : []),
    ];
  });
  return fc.oneof(...cases);
}

function ofRole(
  role: string,
  session: fc.Arbitrary<Record<string, string>>,
  operation: fc.Arbitrary<Case['operation']>,
): fc.Arbitrary<Case> {
  return fc.record({ role: fc.constant(role), session, operation });
}

function anyPoorSession(): fc.Arbitrary<Record<string, string>> {
  return fc
    .tuple(anySession, fc.constantFrom('x-hasura-tenant', 'x-hasura-member', 'x-hasura-tenants', 'x-hasura-name'))
    .map(([session, missing]) => Object.fromEntries(Object.entries(session).filter(([name]) => name !== missing)));
}
