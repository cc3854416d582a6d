import { Modal } from '@mantine/core';
import { useOpened } from '../overlay';
import { CommandChoice, type Choosing } from './CommandChoice';
import classes from './CommandPalette.module.css';

interface Props extends Choosing {
  isOpen: boolean;
}

/**
 * A search box with the commands that match its text. The focus stays in the box; the arrows move the selection, Enter runs the
 * selected command, Escape closes. Mantine's Spotlight does not tell screen readers which command is selected.
 */
export function CommandPalette(props: Props) {
  const { isOpen, onClose } = props;
  const isOpened = useOpened(isOpen);
  return (
    <Modal.Root
      opened={isOpened}
      onClose={onClose}
      yOffset="12vh"
      size={600}
      padding={0}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay transitionProps={{ duration: 0 }} />
      <Modal.Content aria-label={props.placeholder}>
        <Modal.Body>
          <CommandChoice {...props} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
