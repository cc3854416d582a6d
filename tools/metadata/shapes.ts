import { any, count, either, flag, list, map, number, record, text, word, type Shape } from './shape';

const name = either(text, record({ 'name!': text, schema: text }));
const columns = either(text, list(text));
const expression = map(any);
const roles = list(record({ 'role!': text, comment: text }));
const header = record({ 'name!': text, value: text, value_from_env: text });
const webhook = record({ 'url!': text, headers: list(header), forward_client_headers: flag, timeout: count });
const validation = record({ 'type!': word('http'), 'definition!': webhook });

const bodyTransform = either(
  text,
  record({
    'action!': word('transform', 'remove', 'x_www_form_urlencoded'),
    template: text,
    form_template: map(text),
  }),
);
const requestTransform = record({
  version: word(1, 2),
  template_engine: word('Kriti'),
  method: text,
  url: text,
  query_params: either(text, map(text)),
  body: bodyTransform,
  content_type: text,
  request_headers: record({ add_headers: map(text), remove_headers: list(text) }),
});
const responseTransform = record({ version: word(1, 2), template_engine: word('Kriti'), body: bodyTransform });
const transforms = { request_transform: requestTransform, response_transform: responseTransform };

const permission = (fields: Readonly<Record<string, Shape>>): Shape =>
  list(record({ 'role!': text, 'permission!': record(fields), comment: text }));
const change = { backend_only: flag, validate_input: validation };

const permissions = {
  select_permissions: permission({
    'columns!': columns,
    'filter!': expression,
    computed_fields: list(text),
    limit: count,
    allow_aggregations: flag,
    query_root_fields: list(word('select', 'select_by_pk', 'select_aggregate')),
    subscription_root_fields: list(word('select', 'select_by_pk', 'select_aggregate', 'select_stream')),
  }),
  insert_permissions: permission({ 'check!': expression, columns, set: map(any), ...change }),
  update_permissions: permission({
    'columns!': columns,
    'filter!': expression,
    check: expression,
    set: map(any),
    ...change,
  }),
  delete_permissions: permission({ 'filter!': expression, ...change }),
};

const relationships = list(
  record({
    'name!': text,
    comment: text,
    'using!': record({
      foreign_key_constraint_on: either(
        text,
        list(text),
        record({ 'table!': name, column: text, columns: list(text) }),
      ),
      manual_configuration: record({
        'remote_table!': name,
        'column_mapping!': map(text),
        insertion_order: word('before_parent', 'after_parent'),
        source: text,
      }),
    }),
  }),
);

const trigger = record({ columns, payload: columns });
const retries = record({ num_retries: count, interval_sec: count, timeout_sec: count, tolerance_seconds: count });
const eventTrigger = record({
  'name!': text,
  'definition!': record({ enable_manual: flag, insert: trigger, update: trigger, delete: record({ columns }) }),
  webhook: text,
  webhook_from_env: text,
  headers: list(header),
  retry_conf: retries,
  cleanup_config: map(any),
  comment: text,
  ...transforms,
});

const rootField = either(text, record({ name: text, comment: text }));
const rootFields = [
  'select',
  'select_by_pk',
  'select_aggregate',
  'select_stream',
  'insert',
  'insert_one',
  'update',
  'update_by_pk',
  'update_many',
  'delete',
  'delete_by_pk',
];

const table = record({
  'table!': name,
  is_enum: flag,
  configuration: record({
    custom_name: text,
    comment: text,
    column_config: map(record({ custom_name: text, comment: text })),
    custom_column_names: map(text),
    custom_root_fields: record(Object.fromEntries(rootFields.map((field) => [field, rootField]))),
  }),
  object_relationships: relationships,
  array_relationships: relationships,
  computed_fields: list(
    record({
      'name!': text,
      comment: text,
      'definition!': record({ 'function!': name, table_argument: text, session_argument: text }),
    }),
  ),
  remote_relationships: list(record({ 'name!': text, 'definition!': map(any) })),
  ...permissions,
  event_triggers: list(eventTrigger),
  apollo_federation_config: map(any),
  logical_model: text,
});

const trackedFunction = record({
  'function!': name,
  configuration: record({
    session_argument: text,
    exposed_as: word('query', 'mutation'),
    custom_name: text,
    custom_root_fields: record({ function: text, function_aggregate: text }),
    response: map(any),
  }),
  permissions: roles,
  comment: text,
});

const connection = record({
  'database_url!': either(text, record({ from_env: text, connection_parameters: map(any) })),
  isolation_level: word('read-committed', 'repeatable-read', 'serializable'),
  use_prepared_statements: flag,
  pool_settings: map(number),
  ssl_configuration: map(any),
});

const source = record({
  'name!': text,
  kind: word('postgres', 'pg'),
  'configuration!': record({
    'connection_info!': connection,
    read_replicas: list(connection),
    extensions_schema: text,
  }),
  'tables!': list(table),
  functions: list(trackedFunction),
  customization: record({
    root_fields: record({ namespace: text, prefix: text, suffix: text }),
    type_names: record({ prefix: text, suffix: text }),
    naming_convention: word('hasura-default', 'graphql-default'),
  }),
  query_tags: map(any),
  health_check: map(any),
  logical_models: list(map(any)),
  native_queries: list(map(any)),
  stored_procedures: list(map(any)),
});

const customTypes = list(
  record({
    'name!': text,
    description: text,
    relationships: list(
      record({
        'name!': text,
        'type!': word('object', 'array'),
        'remote_table!': name,
        source: text,
        'field_mapping!': map(text),
      }),
    ),
  }),
);

const actions = record({
  actions: list(
    record({
      'name!': text,
      'definition!': record({
        kind: word('synchronous', 'asynchronous', ''),
        'handler!': text,
        forward_client_headers: flag,
        headers: list(header),
        timeout: count,
        ...transforms,
      }),
      permissions: roles,
      comment: text,
    }),
  ),
  custom_types: record({
    enums: customTypes,
    input_objects: customTypes,
    objects: customTypes,
    scalars: customTypes,
  }),
});

const limit = record({ global: number, per_role: map(number) });
const rate = record({ 'max_reqs_per_min!': number, unique_params: either(text, list(text)) });

/** What each file of a metadata directory holds, by its path; a shape's lists and objects may stand in included files. */
export const metadataFiles: Readonly<Record<string, Shape>> = {
  'version.yaml': record({ 'version!': word(3) }),
  'databases/databases.yaml': list(source),
  'actions.yaml': actions,
  'allow_list.yaml': list(record({ 'collection!': text, scope: record({ 'global!': flag, roles: list(text) }) })),
  'api_limits.yaml': record({
    disabled: flag,
    depth_limit: limit,
    node_limit: limit,
    time_limit: limit,
    batch_limit: limit,
    rate_limit: record({ global: rate, per_role: map(rate) }),
  }),
  'cron_triggers.yaml': list(
    record({
      'name!': text,
      'webhook!': text,
      'schedule!': text,
      payload: any,
      'include_in_metadata!': flag,
      headers: list(header),
      retry_conf: retries,
      comment: text,
      ...transforms,
    }),
  ),
  'graphql_schema_introspection.yaml': record({ 'disabled_for_roles!': list(text) }),
  'inherited_roles.yaml': list(record({ 'role_name!': text, 'role_set!': list(text) })),
  'network.yaml': record({
    tls_allowlist: list(record({ 'host!': text, suffix: text, permissions: list(word('self-signed')) })),
  }),
  'metrics_config.yaml': record({ analyze_query_variables: flag, analyze_response_body: flag }),
  'opentelemetry.yaml': map(any),
  'backend_configs.yaml': map(any),
  'query_collections.yaml': list(
    record({
      'name!': text,
      comment: text,
      'definition!': record({ 'queries!': list(record({ 'name!': text, 'query!': text })) }),
    }),
  ),
  'remote_schemas.yaml': list(map(any)),
  'rest_endpoints.yaml': list(
    record({
      'name!': text,
      'url!': text,
      'methods!': list(word('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
      'definition!': record({ 'query!': record({ 'collection_name!': text, 'query_name!': text }) }),
      comment: text,
    }),
  ),
};
