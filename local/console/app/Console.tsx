import { lazy, Suspense, useState } from 'react';
import type { ConsoleSettings } from '../settings';
import { choiceAt, loadChoice, saveChoice, type Choice } from './choice';
import { IdentityBar } from './IdentityBar';

const QueryView = lazy(async () => ({ default: (await import('./QueryView')).QueryView }));
const DataView = lazy(async () => ({ default: (await import('./data/DataView')).DataView }));

/** GraphiQL or the tables, under the bar that chooses the role or user. */
export function Console({ settings }: { settings: ConsoleSettings }) {
  const isData = location.pathname.endsWith('/data');
  const [choice, setChoice] = useState(() => {
    const saved = loadChoice(settings.users[0]?.username ?? '');
    return isData ? choiceAt(new URLSearchParams(location.search), saved) : saved;
  });
  const change = (next: Choice) => {
    saveChoice(next);
    setChoice(next);
  };
  return (
    <>
      <IdentityBar settings={settings} choice={choice} onChange={change} isData={isData} />
      <Suspense>
        {isData ? <DataView settings={settings} choice={choice} /> : <QueryView settings={settings} choice={choice} />}
      </Suspense>
    </>
  );
}
