import { Button } from '../../ui/Button';
import classes from './Arrivals.module.css';

interface Props {
  count: number;
  /** What came, as singular and plural: "payment", "payments". */
  nouns: readonly [one: string, several: string];
  onShow: () => void;
}

/** Says above a list how many rows came since it was read; a click shows them. Announced to screen readers. */
export function Arrivals({ count, nouns: [one, several], onShow }: Props) {
  return (
    <div role="status" className={classes.arrivals}>
      {count > 0 && (
        <Button size="small" onClick={onShow}>
          {count} new {count === 1 ? one : several} – show
        </Button>
      )}
    </div>
  );
}
