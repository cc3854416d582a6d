import { lazy, Suspense, useState } from 'react';
import { shownPage } from '../../../shared/listQuery';
import { Button } from '../../../ui/Button';
import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import { PartList, usePartPage } from '../view/PartList';
import { useGroups, type GroupRow } from '../view/partQueries';
import { groupColumns } from './groupColumns';
import { DeleteOrgGroupDocument } from './groupWrites';

// Most visits only look, and the form brings the validation.
const GroupPanel = lazy(async () => ({ default: (await import('./GroupPanel')).GroupPanel }));

type Act = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly group: GroupRow };

/** The groups of accounts and people of an organisation. */
export function GroupsPart({ orgId }: { orgId: string }) {
  const { page, onPage } = usePartPage();
  const [act, setAct] = useState<Act>();
  const read = useGroups(orgId, page);
  const close = () => setAct(undefined);
  return (
    <>
      <PartList
        caption="Groups"
        nouns={['group', 'groups']}
        action={
          <Button tone="primary" onClick={() => setAct({ kind: 'create' })}>
            New group
          </Button>
        }
        read={read}
        {...shownPage(read.data?.groups, page)}
        columns={groupColumns((kind, group) => setAct({ kind, group }))}
        rowKey={({ id }) => id}
        emptyText="Groups of accounts and people will be listed here."
        page={page}
        onPage={onPage}
      />
      <Suspense fallback={null}>
        {act?.kind === 'create' && <GroupPanel orgId={orgId} onClose={close} />}
        {act?.kind === 'edit' && <GroupPanel orgId={orgId} group={act.group} onClose={close} />}
      </Suspense>
      {act?.kind === 'delete' && (
        <ConfirmedCall
          document={DeleteOrgGroupDocument}
          variables={{ groupId: act.group.id }}
          label="Delete group"
          onDone={close}
          onClose={close}
        >
          <p>{act.group.name} is deleted. Its accounts and people stay.</p>
        </ConfirmedCall>
      )}
    </>
  );
}
