import { insertRequest } from '../../model/changeDocument';
import type { TableShape } from '../../model/tableShape';
import { ChangeOutcome, useChange } from './useChange';
import { ColumnsForm } from './ColumnsForm';
import type { Desk } from './desk';
import { useNavigation } from './navigation';

/** The form for a new row, which leads back to the rows. */
export function InsertForm({ desk, shape }: { desk: Desk; shape: TableShape }) {
  const { place, go } = useNavigation();
  const [result, send] = useChange(desk, () => go({ ...place, isNew: false }));
  return (
    <section aria-labelledby="new-row">
      <h3 id="new-row">New row</h3>
      <ColumnsForm
        label="Insert row"
        columns={shape.insertable}
        onSubmit={(object) => void send(insertRequest(shape.name, object))}
      />
      <ChangeOutcome {...result} />
    </section>
  );
}
