import { listText } from '../../ui/listText';
import type { KeyTerms } from './KeyTermsDialog';

/** How far keys may reach, as facts. */
export const keyTermItems = ({ scopes, networks }: KeyTerms) => [
  { label: 'May', value: listText(scopes) },
  { label: 'Networks', value: networks.length > 0 ? networks.join(', ') : 'From everywhere' },
];
