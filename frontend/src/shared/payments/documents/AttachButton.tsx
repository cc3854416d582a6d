import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { documentEndings } from '../../../../../domain/payments/documents';
import { Button } from '../../../ui/Button';

interface Props {
  id?: string;
  size?: 'small';
  isLoading?: boolean;
  isDisabled: boolean;
  /** The id of the element that says which files are accepted. */
  describedBy?: string;
  onFiles: (files: File[]) => void;
}

/** Lets the user choose documents of a payment on the device. */
export function AttachButton({ describedBy, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        icon={<IconPaperclip size={16} aria-hidden />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        Attach documents
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Documents"
        accept={documentEndings.join(',')}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
