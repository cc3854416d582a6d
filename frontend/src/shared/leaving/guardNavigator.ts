import type { Navigator, To } from 'react-router-dom';
import type { Resume } from './guardHistory';

/**
 * A navigator that asks before it leaves.
 * @param isHeld whether this navigation needs the user's consent
 */
export function guardNavigator(
  navigator: Navigator,
  isHeld: (to: To, state: unknown) => boolean,
  ask: (resume: Resume) => void,
): Navigator {
  const asking =
    (go: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const resume = () => go(to, state, options);
      if (isHeld(to, state)) ask(resume);
      else resume();
    };
  return {
    createHref: navigator.createHref,
    encodeLocation: navigator.encodeLocation,
    go: navigator.go,
    push: asking(navigator.push),
    replace: asking(navigator.replace),
  };
}
