import { type CodegenConfig } from '@graphql-codegen/cli';

/** Values of the database's types as they travel in JSON: numbers that must stay exact are strings. */
const scalars = {
  uuid: 'string',
  numeric: 'string',
  bigint: 'string',
  timestamptz: 'string',
  date: 'string',
  jsonb: 'unknown',
  _text: 'string[]',
};

/** Types of every document, from the SDL of the role that runs them: `graphql-codegen --config frontend/codegen.ts`. */
const config: CodegenConfig = {
  schema: 'hasura/schema/user.graphql',
  documents: ['frontend/src/**/*.{ts,tsx}', '!frontend/src/graphql/generated/**'],
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
