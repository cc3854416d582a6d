import { isIsoDate } from '../../isoDate';
import { decimalPlaces } from '../../money/amount';
import type { Leaf } from './outline';

const dateTime = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d):[0-5]\d)?$/;
const date = /^(\d{4}-\d{2}-\d{2})(Z|[+-]([01]\d):[0-5]\d)?$/;
const decimal = /^\+?(\d*)(?:\.(\d*))?$/;

/** Why a text is not the content of an element, after "must be"; undefined where it is. */
export function leafFault(leaf: Leaf, text: string): string | undefined {
  switch (leaf.kind) {
    case 'text':
      if (text.length === 0 || text.length > leaf.maxLength) return `a text of 1 to ${leaf.maxLength} characters`;
      return leaf.pattern && !leaf.pattern.test(text) ? 'in the form that the standard prescribes' : undefined;
    case 'code':
      return leaf.codes.includes(text) ? undefined : `one of ${leaf.codes.join(', ')}`;
    case 'decimal':
      return isDecimal(text, leaf.totalDigits, leaf.fractionDigits) ? undefined : 'a decimal number without a sign';
    case 'date':
      return isIsoDate(date.exec(text)?.[1] ?? '') ? undefined : 'a date such as 2026-11-24';
    case 'dateTime':
      return isIsoDate(dateTime.exec(text)?.[1] ?? '') ? undefined : 'a time such as 2026-11-24T09:30:00';
    case 'boolean':
      return ['true', 'false', '1', '0'].includes(text) ? undefined : 'true or false';
  }
}

function isDecimal(text: string, totalDigits: number, fractionDigits: number): boolean {
  const [match, whole = '', fraction = ''] = decimal.exec(text) ?? [];
  const places = decimalPlaces(fraction);
  return (
    match !== undefined &&
    whole.length + fraction.length > 0 &&
    whole.replace(/^0+/, '').length + places <= totalDigits &&
    places <= fractionDigits
  );
}
