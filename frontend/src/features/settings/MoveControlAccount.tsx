import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { lazyView } from '../../ui/lazyView';

const label = 'Move control account';
const MovePanel = lazyView(async () => (await import('./MovePanel')).MovePanel);

/** The way to another control account while client money is safeguarded: the money moves with it. */
export function MoveControlAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Suspense>{isOpen && <MovePanel label={label} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
