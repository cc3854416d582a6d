import { IconSearch } from '@tabler/icons-react';
import { useCommands } from './commandsContext';
import classes from './PaletteButton.module.css';
import { paletteKeys } from './paletteKeys';

const label = 'Search or jump to…';

/** Opens the palette by mouse; the pointer or the focus on the button loads it ahead. */
export function PaletteButton() {
  const { open, prepare } = useCommands();
  return (
    <button
      type="button"
      className={classes.wide}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open('palette')}
    >
      <IconSearch size={15} aria-hidden />
      <span className={classes.text}>{label}</span>
      <kbd>{paletteKeys}</kbd>
    </button>
  );
}

/** The same as an icon, for the bar of a small screen. */
export function PaletteIconButton() {
  const { open } = useCommands();
  return (
    <button type="button" aria-label={label} onClick={() => open('palette')}>
      <IconSearch size={20} aria-hidden />
    </button>
  );
}
