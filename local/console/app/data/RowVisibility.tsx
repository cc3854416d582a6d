import { useCallback } from 'react';
import { reasonsOf, type Verdict } from '../../model/explanation';
import { explainRow, type RoleView } from '../../model/explainRow';
import type { RowKey } from '../../model/place';
import type { TablePermission } from '../../model/tablePermissions';
import type { Desk } from './desk';
import { useLoaded } from './useLoaded';

interface RowVisibilityProps {
  readonly desk: Desk;
  readonly table: string;
  readonly row: RowKey;
  readonly permissions: readonly TablePermission[];
}

/** Which roles see or may change a row, and which part of a filter keeps it from them. */
export function RowVisibility({ desk, table, row, permissions }: RowVisibilityProps) {
  const load = useCallback(async () => {
    const [session, admin] = await Promise.all([desk.session(), desk.admin()]);
    return explainRow({ table, row, permissions, session, admin, askAsRole: desk.askAsRole });
  }, [desk, table, row, permissions]);
  const { value, refusal } = useLoaded(load);
  return (
    <section aria-labelledby="visibility" aria-busy={!value && !refusal}>
      <h3 id="visibility">Who sees this row</h3>
      {refusal && <p role="alert">{refusal}</p>}
      {value && (
        <>
          <p>{sentenceOf(value.exists, value.session)}</p>
          {value.views.map((view) => (
            <View key={`${view.role} ${view.kind}`} {...view} />
          ))}
        </>
      )}
    </section>
  );
}

function sentenceOf(exists: boolean, session: Readonly<Record<string, string>>): string {
  const named = Object.entries(session).map(([name, value]) => `${name} = ${value}`);
  if (!exists) return 'Admin does not see it either: there is no such row.';
  return `Admin sees it. The roles are asked with ${named.join(', ') || 'no session variables'}.`;
}

function View({ role, kind, isAllowed, refusal, verdict }: RoleView) {
  const does = { select: 'see', update: 'update', delete: 'delete' }[kind];
  return (
    <details className={isAllowed ? 'seen' : 'hidden'}>
      <summary>
        {role} {isAllowed ? 'may' : 'may not'} {does} it
        {reasonsOf(verdict).map(({ text }) => (
          <span key={text} className="reason">
            {' '}
            {text}
          </span>
        ))}
        {refusal && <span className="reason"> {refusal}</span>}
      </summary>
      <Tree verdict={verdict} />
    </details>
  );
}

/** The whole filter, part by part. */
function Tree({ verdict: { text, holds, parts } }: { verdict: Verdict }) {
  return (
    <div className="verdict">
      <span className={holds ? 'holds' : 'fails'}>{holds ? 'holds' : 'fails'}</span> <code>{text}</code>
      {parts.length > 0 && (
        <ul>
          {parts.map((part, index) => (
            <li key={index}>
              <Tree verdict={part} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
