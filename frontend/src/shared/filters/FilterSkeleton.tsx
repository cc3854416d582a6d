import { messages } from '../../../../domain/messages';
import { FieldGrid, WideField, Stack } from '../../ui/layout';
import classes from './FilterSkeleton.module.css';

/** A field of a form of filters: one that has the room of two, or one with a line below its label. */
export type FilterPlace = 'short' | 'wide' | 'described';

/** Several short fields. */
export const shortFields = (count: number): readonly FilterPlace[] => Array<FilterPlace>(count).fill('short');

/** A form of filters whose file is loading: grey fields with the places of the real ones. */
export function FilterSkeleton({ places }: { places: readonly FilterPlace[] }) {
  return (
    <div className="late" role="status" aria-busy>
      <span className="visually-hidden">{messages.widgets.loading}</span>
      <Stack gap="form" isForm>
        <FieldGrid>
          {places.map((place, index) => {
            const field = <div key={index} className={classes.field} data-place={place} aria-hidden />;
            return place === 'wide' ? <WideField key={index}>{field}</WideField> : field;
          })}
        </FieldGrid>
        <div className={classes.button} />
      </Stack>
    </div>
  );
}
