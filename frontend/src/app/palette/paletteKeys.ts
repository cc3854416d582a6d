import { paths } from '../../session/paths';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the palette, as labelled on this keyboard. */
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K';

/** The shortcut to each page of the menu. */
export const goToKeys: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'g d',
  '/account/balances': 'g f',
  [paths.payments]: 'g p',
  [paths.authorisations]: 'g a',
  [paths.conversions]: 'g c',
  [paths.beneficiaries]: 'g b',
  '/account/search': 'g s',
  [paths.transactions]: 'g t',
  [paths.notifications]: 'g n',
};
