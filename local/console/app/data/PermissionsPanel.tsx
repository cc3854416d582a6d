import { stringify } from 'yaml';
import type { TablePermission } from '../../model/tablePermissions';

interface PermissionsPanelProps {
  readonly permissions: readonly TablePermission[];
  readonly role: string;
}

/** The permissions of all roles on a table, those of the chosen one open. */
export function PermissionsPanel({ permissions, role }: PermissionsPanelProps) {
  return (
    <section aria-labelledby="permissions">
      <h3 id="permissions">Permissions</h3>
      {role === 'admin' && <p>No permission restrains admin. The database's own grants do.</p>}
      {permissions.length === 0 && <p>No role has a permission on this table.</p>}
      {permissions.map((permission) => (
        <Permission key={`${permission.role} ${permission.kind}`} {...permission} isOpen={permission.role === role} />
      ))}
    </section>
  );
}

function Permission({ role, kind, permission, isOpen }: TablePermission & { isOpen: boolean }) {
  const { columns, limit, allow_aggregations: aggregations, filter, check, set } = permission;
  return (
    <details open={isOpen}>
      <summary>
        {role} · {kind}
      </summary>
      <dl>
        {columns !== undefined && <Fact name="Columns">{[columns].flat().join(', ')}</Fact>}
        {filter !== undefined && (
          <Fact name="Row filter">
            <Written value={filter} />
          </Fact>
        )}
        {check !== undefined && (
          <Fact name="Check">
            <Written value={check} />
          </Fact>
        )}
        {set !== undefined && (
          <Fact name="Presets">
            <Written value={set} />
          </Fact>
        )}
        {kind === 'select' && <Fact name="Limit">{limit === undefined ? 'none' : `${String(limit)} rows`}</Fact>}
        {kind === 'select' && <Fact name="Aggregations">{aggregations === true ? 'allowed' : 'not allowed'}</Fact>}
      </dl>
    </details>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** As in the files of hasura/metadata. */
function Written({ value }: { value: unknown }) {
  return <pre tabIndex={0}>{stringify(value)}</pre>;
}
