import type { DecodedField } from './decodedField';
import { decodeMt103 } from './mt103';
import { decodePacs008 } from './pacs008';

/** A message to a bank as labelled fields; empty for a format that is not known, and for what cannot be read. */
export function decodeMessage(format: string | null, message: string | null): readonly DecodedField[] {
  if (!message) return [];
  if (format === 'MT103') return decodeMt103(message);
  return format === 'PACS008' ? decodePacs008(message) : [];
}
