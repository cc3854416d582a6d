import { useState } from 'react';
import { useCall } from '../../../../graphql/useCall';
import type { PaymentsSearch } from '../../../../shared/payments/paymentsSearch';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Row } from '../../../../ui/layout';
import classes from './SavedViews.module.css';
import { SaveViewDialog } from './SaveViewDialog';
import { DeleteSavedViewDocument, useSavedViews } from './savedViewsQuery';
import { filtersOf, isSameView, valuesOf, type ViewFilters } from './viewFilters';

interface Props {
  values: PaymentsSearch;
  set: (values: PaymentsSearch) => void;
}

/** The user's saved views of the list: a click sets a view's filters. Filters that are no view yet can be saved as one. */
export function SavedViews({ values, set }: Props) {
  const read = useSavedViews();
  const views = read ?? [];
  const [isSaving, setIsSaving] = useState(false);
  const { call, isCalling, error } = useCall(DeleteSavedViewDocument);
  const filters = filtersOf(values);
  const open = views.find((view) => isSameView(view.filters as ViewFilters, filters));
  const isSavable = !open && Object.keys(filters).length > 0;
  if (!read && !isSavable) return <div className={classes.views} data-skeleton />;
  if (views.length === 0 && !isSavable) return null;
  return (
    <>
      <div role="group" aria-label="Saved views" className={classes.views}>
        <Row>
          {views.map((view) => (
            <Button
              key={view.id}
              size="small"
              aria-pressed={view === open}
              onClick={() => set(valuesOf(view.filters as ViewFilters))}
            >
              {view.name}
            </Button>
          ))}
          {open && (
            <Button size="small" tone="link" isLoading={isCalling} onClick={() => void call({ id: open.id })}>
              Delete the view “{open.name}”
            </Button>
          )}
          {isSavable && (
            <Button size="small" tone="link" onClick={() => setIsSaving(true)}>
              Save these filters
            </Button>
          )}
        </Row>
      </div>
      {error && <Notice tone="failure">{error.text}</Notice>}
      {isSaving && <SaveViewDialog filters={filters} names={namesOf(views)} onClose={() => setIsSaving(false)} />}
    </>
  );
}

const namesOf = (views: readonly { readonly name: string }[]) => views.map(({ name }) => name);
