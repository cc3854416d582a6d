import { formatTime } from '../../../ui/formatDate';
import type { PlannedFlow } from './dayQuery';

/** What each kind of flow is called. */
const kinds: Readonly<Record<string, string>> = {
  payment: 'Payment',
  conversion: 'Conversion',
  transaction: 'Transaction',
  transfer: 'Transfer',
  charge: 'Charge',
};

/** A flow as its kind and name. */
export const flowName = ({ kind, name }: PlannedFlow): string => [kinds[kind] ?? kind, name].filter(Boolean).join(' ');

/** A flow with its cut-off: `Payment P-1, 14:00 GMT`. */
export const flowText = (flow: PlannedFlow): string =>
  flow.cutOff ? `${flowName(flow)}, ${formatTime(flow.cutOff)}` : flowName(flow);
