import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Row, Stack } from '../../../ui/layout';
import classes from './DropArea.module.css';

interface Props {
  /** The file endings, such as ".csv". */
  accept: string;
  /** What a file may be, in words: "CSV, at most 1,000 rows". */
  limits: string;
  templates: readonly { readonly label: string; readonly href: string }[];
  /** Why the last file was not taken. */
  error?: string;
  isReading?: boolean;
  onFile: (file: File) => void;
}

/** Takes a file that is dropped on it, or chosen with its button. */
export function DropArea({ accept, limits, templates, error, isReading, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file && !isReading) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Stack>
      {error && <Notice tone="failure">{error}</Notice>}
      <div
        className={classes.area}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p>Drop a file here, or choose one.</p>
        <Button isLoading={isReading} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // The same file may be chosen again after it was corrected.
            currentTarget.value = '';
          }}
        />
        <p className={classes.limits}>{limits}</p>
      </div>
      <Row>
        {templates.map(({ label, href }) => (
          <a key={href} href={href} download>
            {label}
          </a>
        ))}
      </Row>
    </Stack>
  );
}
