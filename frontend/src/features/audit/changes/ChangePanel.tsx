import { auditActionName, valueChanges, type StoredRow } from '../../../../../domain/audit/rowChanges';
import { auditAddress } from '../../../shared/audit/auditSearch';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { Panel, PanelFoot } from '../../../ui/Panel';
import { ValueTable } from '../ValueTable';
import { useAuditChange } from './changesQuery';

/** The values of a row before and after a change, in a panel. */
export function ChangePanel({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  return (
    <Panel title="Change" isOpen onClose={onClose} isWide>
      <ReadFrame read={useAuditChange(eventId)} rows={8}>
        {({ audit_logged_actions_by_pk: change }) => {
          if (!change) return <Notice tone="info">There is no such entry in the audit log.</Notice>;
          const { table_name: table, row_id: row } = change;
          return (
            <>
              <Details
                items={[
                  { label: 'Action', value: auditActionName(change.action) },
                  { label: 'Time', value: formatInstant(change.action_at) },
                  { label: 'Table', value: table },
                  { label: 'Row', value: row },
                  { label: 'User', value: change.user_id ?? 'The portal' },
                  { label: 'Request', value: change.request_id },
                ]}
              />
              <ValueTable
                caption="Values before and after the change"
                changes={valueChanges(change.old_row as StoredRow | null, change.new_row as StoredRow | null)}
              />
              {row && (
                <PanelFoot>
                  <LinkButton to={auditAddress({ tab: 'history', table, row })}>The row as it was</LinkButton>
                </PanelFoot>
              )}
            </>
          );
        }}
      </ReadFrame>
    </Panel>
  );
}
