import type { Client } from 'urql';
import { paymentFieldNames } from '../../../../../domain/payments/fields';
import type { StoredDraft } from '../../../shared/drafts/draftStore';
import type { DraftCopy } from '../../../shared/drafts/FormDraft';
import { DiscardPaymentDraftDocument, SavePaymentDraftDocument } from './draftQuery';

/** A change waits this long for the next one before it is sent, in milliseconds. */
const restMs = 2000;

/** The fields that the server keeps: texts; documents are not among them. */
function keptFields(fields: StoredDraft['fields']): Record<string, string> {
  const texts = paymentFieldNames.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}

/**
 * The server's copy of the draft of a new payment. Of several changes the last one is sent when typing rests or the form closes, one call at a time. A call
 * that fails is not repeated: the tab has the draft, and the next change sends all of it.
 */
export class ServerDraft implements DraftCopy {
  private timer: number | undefined;
  private waiting: (() => Promise<unknown>) | undefined;
  private running: Promise<unknown> = Promise.resolve();

  /** @param search the query of the form */
  constructor(
    private readonly client: Client,
    private readonly search: string,
    readonly stored: StoredDraft | undefined,
  ) {}

  readonly save = ({ savedAt, fields }: StoredDraft): void => {
    const draft = { search: this.search, savedAt: new Date(savedAt).toISOString(), draft: keptFields(fields) };
    this.forget();
    this.waiting = () => this.client.mutation(SavePaymentDraftDocument, draft).toPromise();
    this.timer = window.setTimeout(this.flush, restMs);
  };

  readonly flush = (): void => {
    const { waiting } = this;
    this.forget();
    if (waiting) this.run(waiting);
  };

  readonly remove = (): void => {
    this.forget();
    this.run(() => this.client.mutation(DiscardPaymentDraftDocument, { search: this.search }).toPromise());
  };

  readonly settle = async (): Promise<void> => {
    this.forget();
    await this.running;
  };

  private forget(): void {
    window.clearTimeout(this.timer);
    this.waiting = undefined;
  }

  private run(call: () => Promise<unknown>): void {
    this.running = this.running.then(call, call);
  }
}
