import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../src/ui/Button';
import { PageHeader } from '../src/ui/PageHeader';
import { Row } from '../src/ui/layout';
import { Toasts } from '../src/ui/Toasts';
import { useColorScheme } from '../src/ui/theme/UiProvider';
import { Actions } from './Actions';
import { Fields } from './Fields';
import { FormExample } from './FormExample';
import classes from './Gallery.module.css';
import { Lists } from './Lists';
import { Messages } from './Messages';
import { Overlays } from './Overlays';

/**
 * Every component of the design system in its states.
 * @param patterns the names of the page patterns, which have pages of their own
 */
export function Gallery({ patterns }: { patterns: readonly string[] }) {
  const { isDark, toggle } = useColorScheme();
  return (
    <main className={classes.page}>
      <PageHeader
        title="Components"
        context="Every part of the design system in its states"
        actions={<Button onClick={toggle}>{isDark ? 'Light look' : 'Dark look'}</Button>}
      />
      <Part title="Page patterns" content={<PatternLinks names={patterns} />} />
      <Part title="Actions" content={<Actions />} />
      <Part title="Fields" content={<Fields />} />
      <Part title="A form" content={<FormExample />} />
      <Part title="Lists" content={<Lists />} />
      <Part title="Messages" content={<Messages />} />
      <Part title="Overlays" content={<Overlays />} />
      <Toasts />
    </main>
  );
}

function Part({ title, content }: { title: string; content: ReactNode }) {
  return (
    <div className={classes.section}>
      <h2>{title}</h2>
      {content}
    </div>
  );
}

function PatternLinks({ names }: { names: readonly string[] }) {
  return (
    <Row>
      {names.map((name) => (
        <Link key={name} to={`/${name}`}>
          {name}
        </Link>
      ))}
    </Row>
  );
}
