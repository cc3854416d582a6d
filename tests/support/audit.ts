import { graphql } from './stack';

/** Asks as an administrator where the super admin asks, otherwise as the user's own role. */
export const auditAs = <T>(username: string, query: string, variables: Record<string, unknown> = {}) =>
  graphql<T>(username, query, variables, username === 'superadmin' ? { 'x-hasura-role': 'admin' } : {});
