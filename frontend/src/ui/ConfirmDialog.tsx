import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button, type ButtonTone } from './Button';
import classes from './ConfirmDialog.module.css';
import { noLandmark, WhenOpened } from './overlay';
import { Row, Stack } from './layout';

interface Props {
  isOpen: boolean;
  title: string;
  /** Names the action, such as "Delete payment". */
  confirmLabel: string;
  /** Closes the dialog; another word where the action itself is a cancellation. */
  dismissLabel?: string;
  tone?: ButtonTone;
  isLoading?: boolean;
  isDisabled?: boolean;
  /** 720 px instead of 440, for a dialog with a table. */
  isWide?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for confirmation before an action that cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, confirmLabel, dismissLabel = 'Cancel', tone = 'primary', isWide, children } = props;
  const { isLoading, isDisabled, onConfirm, onClose } = props;
  return (
    <WhenOpened isOpen={isOpen}>
      {(isOpened) => (
        <Modal
          opened={isOpened}
          onClose={onClose}
          title={title}
          centered
          size={isWide ? 720 : 440}
          classNames={{ content: classes.content, header: classes.header, title: classes.title }}
          closeButtonProps={{ 'aria-label': 'Close' }}
          attributes={{ header: noLandmark }}
        >
          <Stack>
            {children}
            <Row isEnd>
              <Button tone="subtle" onClick={onClose} data-autofocus>
                {dismissLabel}
              </Button>
              <Button tone={tone} isLoading={isLoading} isDisabled={isDisabled} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Row>
          </Stack>
        </Modal>
      )}
    </WhenOpened>
  );
}
