import '@mantine/core/styles/Pagination.css';
import { Pagination } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import classes from './Pager.module.css';

/** The number of page links that a pager shows before it leaves some out (specification section 9). */
const maxPageLinks = 7;

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The accessible name; needed where a page has two pagers. */
  label?: string;
}

/** Links to the pages of a list; absent where there are fewer than two. A small screen shows "Page x/y" instead of the links. */
export function Pager({ page, pages, onPage, label = 'Pages' }: Props) {
  if (pages < 2) return null;
  return (
    <nav className={classes.pager} aria-label={label}>
      <Pagination.Root
        className={classes.links}
        value={page}
        total={pages}
        onChange={onPage}
        size={30}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      >
        <Pagination.Previous aria-label="Previous page" />
        <span className={classes.summary}>{`Page ${page}/${pages}`}</span>
        <div className={classes.items}>
          <Pagination.Items />
        </div>
        <Pagination.Next aria-label="Next page" />
      </Pagination.Root>
      {pages > maxPageLinks && <PageInput pages={pages} onPage={onPage} />}
    </nav>
  );
}

function PageInput({ pages, onPage }: Pick<Props, 'pages' | 'onPage'>) {
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
