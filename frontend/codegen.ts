import type { CodegenConfig } from '@graphql-codegen/cli';

/** The TypeScript type of each database type in JSON. Numbers that must stay exact are strings. */
const scalars = {
  uuid: 'string',
  citext: 'string',
  numeric: 'string',
  bigint: 'string',
  timestamptz: 'string',
  date: 'string',
  jsonb: 'unknown',
  _text: 'string[]',
};

/**
 * Generates the types of every document from the schema of role `admin`, which has what any role has: `graphql-codegen --config
 * frontend/codegen.ts`. A test names the documents that only administrators may send.
 */
const config: CodegenConfig = {
  schema: 'hasura/schema/admin.graphql',
  documents: ['frontend/src/**/*.{ts,tsx}', '!frontend/src/graphql/generated/operations.ts'],
  generates: {
    'frontend/src/graphql/generated/operations.ts': {
      plugins: ['typescript-operations'],
      config: {
        scalars,
        defaultScalarType: 'unknown',
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        skipTypename: true,
      },
    },
  },
};

export { config as default };
