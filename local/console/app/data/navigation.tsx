import { createContext, useContext, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { placeOf, readPlace, writePlace, type Place, type RowKey } from '../../model/place';
import type { RelationshipShape } from '../../model/tableShape';
import { writeChoice, type Choice } from '../choice';

/** Where the browser of tables is, and how it goes elsewhere. */
interface Navigation {
  readonly place: Place;
  readonly go: (place: Place) => void;
  readonly hrefOf: (place: Place) => string;
}

const NavigationContext = createContext<Navigation>({ place: placeOf(''), go: () => undefined, hrefOf: () => '' });

export const useNavigation = () => useContext(NavigationContext);

/** Keeps the place in the address, together with the role or user who is chosen. */
export function NavigationProvider({ choice, children }: { choice: Choice; children: ReactNode }) {
  const [place, setPlace] = useState(here);
  const hrefOf = (to: Place) => {
    const address = writePlace(to);
    writeChoice(choice, address);
    return `/console/data?${address.toString()}`;
  };
  const go = (to: Place) => {
    history.pushState(null, '', hrefOf(to));
    setPlace(to);
  };
  useEffect(() => {
    const follow = () => setPlace(here());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    const address = writePlace(here());
    writeChoice(choice, address);
    history.replaceState(null, '', `/console/data?${address.toString()}`);
  }, [choice]);
  return <NavigationContext value={{ place, go, hrefOf }}>{children}</NavigationContext>;
}

const here = () => readPlace(new URLSearchParams(location.search));

interface PlaceLinkProps {
  readonly to: Place;
  readonly children: ReactNode;
  readonly label?: string;
  readonly isCurrent?: boolean;
}

/** A link to a place, which the browser can open elsewhere too. */
export function PlaceLink({ to, children, label, isCurrent }: PlaceLinkProps) {
  const { go, hrefOf } = useNavigation();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={hrefOf(to)} onClick={follow} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** The place of the rows to which a relationship leads from a row. */
export function followTo(table: string, row: RowKey, { name, table: target }: RelationshipShape): Place {
  return { ...placeOf(target), follow: { table, row, relationship: name } };
}
