import type { CallParameters } from '../../http/callParameters';
import type { Funding, Sender } from '../../store/tradeRecords';

/** A sender of whom only the name is known. */
export function senderNamed(name: string): Omit<Sender, 'sender_id'> {
  return {
    sender_name: name,
    sender_address: null,
    sender_country: 'GB',
    sender_account_number: null,
    sender_iban: null,
    sender_bic: null,
    sender_routing_code: null,
  };
}

/** The sender that a caller makes up. */
export function senderFrom(parameters: CallParameters): Omit<Sender, 'sender_id'> {
  const text = (name: string) => parameters.text(name) ?? null;
  return {
    ...senderNamed(parameters.text('sender_name') ?? 'Test sender'),
    sender_address: text('sender_address'),
    sender_country: text('sender_country') ?? 'GB',
    sender_account_number: text('sender_account_number'),
    sender_routing_code: text('sender_routing_code'),
  };
}

/** A sender in one line: name; address; country; account or IBAN; BIC; routing code. */
export function senderLine({ sender }: Funding): string {
  return [
    sender.sender_name,
    sender.sender_address,
    sender.sender_country,
    sender.sender_account_number ?? sender.sender_iban,
    sender.sender_bic,
    sender.sender_routing_code,
  ]
    .map((part) => part ?? '')
    .join(';');
}
