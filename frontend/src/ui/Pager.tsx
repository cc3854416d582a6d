import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import classes from './Pager.module.css';
import { maxPageLinks, pagerItems } from './pagerItems';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The name of the pager, where a page has two. */
  label?: string;
}

/** Moves through the pages of a list; absent where there are fewer than two. On a small screen it says "Page x/y". */
export function Pager({ page, pages, onPage, label = 'Pages' }: Props) {
  if (pages < 2) return null;
  return (
    <nav className={classes.pager} aria-label={label}>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)} aria-label="Previous page">
        <IconChevronLeft size={16} aria-hidden />
      </button>
      <span className={classes.summary}>{`Page ${page}/${pages}`}</span>
      <PageLinks page={page} pages={pages} onPage={onPage} />
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)} aria-label="Next page">
        <IconChevronRight size={16} aria-hidden />
      </button>
      {pages > maxPageLinks && <PageInput pages={pages} onPage={onPage} />}
    </nav>
  );
}

function PageLinks({ page, pages, onPage }: Omit<Props, 'label'>) {
  return (
    <ol className={classes.links}>
      {pagerItems(page, pages).map((item, index) => (
        <li key={item === 'gap' ? `gap ${index}` : item}>
          {item === 'gap' ? (
            <span aria-hidden>…</span>
          ) : (
            <button
              type="button"
              onClick={() => onPage(item)}
              aria-label={`Page ${item}`}
              aria-current={item === page ? 'page' : undefined}
            >
              {item}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function PageInput({ pages, onPage }: Omit<Props, 'page' | 'label'>) {
  const [text, setText] = useState('');
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(text);
    if (text && Number.isInteger(wanted)) onPage(Math.min(Math.max(wanted, 1), pages));
    setText('');
  };
  return (
    <form className={classes.input} onSubmit={go}>
      <label>
        Go to page{' '}
        <input
          type="number"
          min={0}
          max={pages}
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit">Go</button>
    </form>
  );
}
