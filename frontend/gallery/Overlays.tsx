import { IconPlus, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../src/ui/Button';
import { ConfirmDialog } from '../src/ui/ConfirmDialog';
import { matchingCommands, type CommandGroup } from '../src/ui/palette/command';
import { CommandPalette } from '../src/ui/palette/CommandPalette';
import { Panel } from '../src/ui/Panel';
import { Sheet } from '../src/ui/Sheet';
import { ShortcutSheet } from '../src/ui/shortcuts/ShortcutSheet';
import { useShortcutKeys } from '../src/ui/shortcuts/shortcuts';
import { Row } from '../src/ui/layout';
import { Specimen } from './Specimen';

const nothing = () => undefined;
const groups: readonly CommandGroup[] = [
  {
    label: 'Go to',
    commands: [
      { id: 'p', label: 'Payments', keys: 'g p', icon: <IconSend size={18} aria-hidden />, run: nothing },
      { id: 'b', label: 'Beneficiaries', run: nothing },
    ],
  },
  {
    label: 'Create',
    commands: [
      {
        id: 'n',
        label: 'New payment',
        icon: <IconPlus size={18} aria-hidden />,
        disabledReason: 'This action is disabled due to your role',
        run: nothing,
      },
    ],
  },
  {
    label: 'Payments',
    commands: [
      {
        id: 'one',
        label: '12,450.00 EUR to Gesellschaft für außergewöhnlich lange Firmennamen mbH & Co. KG',
        detail: '261121-000042 · INV-1',
        run: nothing,
      },
    ],
  },
];

type Name = 'dialog' | 'panel' | 'sheet' | 'palette' | 'shortcuts';
const names: readonly Name[] = ['dialog', 'panel', 'sheet', 'palette', 'shortcuts'];

/** The components that open over the page. */
export function Overlays() {
  const [open, setOpen] = useState<Name>();
  const [text, setText] = useState('');
  useShortcutKeys();
  const state = (name: Name) => ({ isOpen: open === name, onClose: () => setOpen(undefined) });
  return (
    <Specimen name="ConfirmDialog, Panel, Sheet, CommandPalette, ShortcutSheet">
      <Row>
        {names.map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            Open {name}
          </Button>
        ))}
      </Row>
      <ConfirmDialog
        {...state('dialog')}
        title="Delete payment"
        confirmLabel="Delete payment"
        tone="danger"
        onConfirm={() => setOpen(undefined)}
      >
        <p>12,450.00 EUR to Hansa Metall GmbH. This cannot be undone.</p>
      </ConfirmDialog>
      <Panel {...state('panel')} title="Details of the charge">
        <p>More details of the selected row.</p>
      </Panel>
      <Sheet {...state('sheet')} label="Menu">
        <Button tone="link">An entry of the menu</Button>
      </Sheet>
      <CommandPalette
        {...state('palette')}
        text={text}
        onText={setText}
        placeholder="Search or jump to…"
        groups={matchingCommands(groups, text)}
        emptyText="Nothing matches."
      />
      <ShortcutSheet
        {...state('shortcuts')}
        always={[{ keys: 'Ctrl K', label: 'Search or jump to…', group: 'Everywhere' }]}
      />
    </Specimen>
  );
}
