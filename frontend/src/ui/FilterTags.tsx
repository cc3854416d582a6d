import { IconX } from '@tabler/icons-react';
import { Button } from './Button';
import classes from './FilterTags.module.css';

/** A filter that is set, in words. */
export interface FilterTag {
  readonly key: string;
  readonly text: string;
}

interface Props {
  tags: readonly FilterTag[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** The filters that are set; a click on one removes it. Nothing where none is. */
export function FilterTags({ tags, onRemove, onClear }: Props) {
  if (tags.length === 0) return null;
  return (
    <div className={classes.tags} role="group" aria-label="Filters that are set">
      {tags.map(({ key, text }) => (
        <button
          key={key}
          type="button"
          className={classes.tag}
          aria-label={`Remove: ${text}`}
          onClick={() => onRemove(key)}
        >
          {text}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      <Button tone="link" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}
