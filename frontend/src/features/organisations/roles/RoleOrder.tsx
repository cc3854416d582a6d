import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { ActionBar, Stack } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import type { RoleRow } from '../view/partQueries';
import classes from './RoleOrder.module.css';
import { ReorderRolesDocument } from './roleWrites';

interface Props {
  orgId: string;
  roles: readonly RoleRow[];
  onClose: () => void;
}

/** Changes the order of the roles, by dragging them or with buttons. */
export function RoleOrder({ orgId, roles, onClose }: Props) {
  const [order, setOrder] = useState(roles);
  const [dragged, setDragged] = useState<number>();
  const { call, isCalling, error } = useCall(ReorderRolesDocument);
  const save = async () => {
    const answer = await call({ orgId, roleIds: order.map(({ id }) => id) }, adminCall);
    if (!('error' in answer)) onClose();
  };
  const moveTo = (from: number, to: number) => setOrder((before) => moved(before, from, to));
  return (
    <Panel title="Order of the roles" isOpen onClose={onClose}>
      <Stack>
        {error && <Notice tone="failure">{error.text}</Notice>}
        <ol className={classes.order}>
          {order.map((role, index) => (
            <li
              key={role.id}
              draggable
              data-dragged={dragged === index}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDragEnter={() => {
                if (dragged === undefined || dragged === index) return;
                moveTo(dragged, index);
                setDragged(index);
              }}
            >
              <IconGripVertical size={16} aria-hidden />
              <span className={classes.name}>{role.name}</span>
              <MoveButton name={role.name} to="up" isDisabled={index === 0} onMove={() => moveTo(index, index - 1)} />
              <MoveButton
                name={role.name}
                to="down"
                isDisabled={index === order.length - 1}
                onMove={() => moveTo(index, index + 1)}
              />
            </li>
          ))}
        </ol>
        <ActionBar>
          <Button tone="primary" isLoading={isCalling} onClick={() => void save()}>
            Save order
          </Button>
        </ActionBar>
      </Stack>
    </Panel>
  );
}

interface MoveProps {
  name: string;
  to: 'up' | 'down';
  isDisabled: boolean;
  onMove: () => void;
}

function MoveButton({ name, to, isDisabled, onMove }: MoveProps) {
  const Mark = to === 'up' ? IconArrowUp : IconArrowDown;
  return (
    <Button size="small" isDisabled={isDisabled} aria-label={`Move ${name} ${to}`} onClick={onMove}>
      <Mark size={14} aria-hidden />
    </Button>
  );
}

/** The items with one of them at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = items.slice(from, from + 1);
  if (item === undefined) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
