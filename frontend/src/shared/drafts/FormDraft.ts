import { draftStore, type DraftKey, type StoredDraft } from './draftStore';

type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields whose value differs. */
function changedFields(values: object, before: object): Fields {
  const old = before as Fields;
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, old[name])));
}

/** The fields that the form has: a draft from before a new version of the portal may have others. */
function fieldsOf<Values extends object>(fields: Fields, initial: Values): Partial<Values> {
  const known = Object.entries(fields).filter(([name, value]) => typeof value === typeof (initial as Fields)[name]);
  return Object.fromEntries(known) as Partial<Values>;
}

/** A copy of a draft that outlives the tab. Its calls may take effect later. */
export interface DraftCopy {
  /** The draft as the copy had it when the form opened. */
  readonly stored: StoredDraft | undefined;
  readonly save: (draft: StoredDraft) => void;
  /** Begins at once to save what waits. */
  readonly flush: () => void;
  readonly remove: () => void;
  /** Saves nothing any more until the next change, and waits for what was begun. */
  readonly settle: () => Promise<void>;
}

/** The draft that was changed last; of equal ones the tab's, which also has what the copy leaves out. */
function latest(own: StoredDraft | undefined, copy: StoredDraft | undefined): StoredDraft | undefined {
  return own && copy && copy.savedAt > own.savedAt ? copy : (own ?? copy);
}

/**
 * What the user changed in one form, kept from the first change until the form is sent, cleared or discarded. Only changed fields are
 * kept: the others follow what the form is opened with, such as the first possible date, or a colleague's change of the payment.
 */
export class FormDraft<Values extends object> {
  /** When the restored draft was last changed, in milliseconds since 1970; undefined if there was none. */
  restoredAt: number | undefined;
  /** The values to open the form with. */
  readonly startValues: Values;
  private before: Values | undefined;
  private values: Values | undefined;
  private saved: Fields = {};
  private isFinished = false;

  /**
   * @param initialValues what the form shows without a draft
   * @param copy where the draft is kept besides the tab, if anywhere
   */
  constructor(
    private readonly key: DraftKey,
    initialValues: Values,
    private readonly nowMs: () => number,
    private readonly copy?: DraftCopy,
  ) {
    const stored = latest(draftStore.read(key, nowMs()), copy?.stored);
    this.startValues = initialValues;
    if (!stored) return;
    this.restoredAt = stored.savedAt;
    this.saved = stored.fields;
    this.before = initialValues;
    this.startValues = { ...initialValues, ...fieldsOf(stored.fields, initialValues) };
  }

  /** Notes the form's current values. Without a restored draft the first ones count as unchanged. */
  readonly note = (values: Values): void => {
    this.before ??= values;
    this.values = values;
  };

  /** Whether the form holds something that leaving the page would lose or put aside. */
  readonly isChanged = (): boolean => Object.keys(this.changes()).length > 0;

  /** Stores the changed fields, and the time if they are others than before. */
  readonly save = (): void => {
    const fields = this.changes();
    if (this.isFinished || !this.values || isSame(fields, this.saved)) return;
    this.saved = fields;
    if (this.isChanged()) this.write({ savedAt: this.nowMs(), fields });
    else this.remove();
  };

  /** Stores the changed fields without waiting any longer: the form closes, or the page unloads. */
  readonly leave = (): void => {
    this.save();
    this.copy?.flush();
  };

  /** Drops the draft; the form begins anew. */
  readonly discard = (): void => {
    this.remove();
    this.saved = {};
    this.restoredAt = this.before = this.values = undefined;
  };

  /** Waits until the copy is at rest. Called before the form is sent: a save that arrives later would bring the draft back. */
  readonly settle = async (): Promise<void> => {
    await this.copy?.settle();
  };

  /** Drops the draft after the form was sent, which took the copy with it: nothing is kept any more, and leaving asks nothing. */
  readonly finish = (): void => {
    this.isFinished = true;
    draftStore.remove(this.key);
  };

  private write(draft: StoredDraft): void {
    draftStore.write(this.key, draft);
    this.copy?.save(draft);
  }

  private remove(): void {
    draftStore.remove(this.key);
    this.copy?.remove();
  }

  private changes(): Fields {
    if (this.isFinished || !this.values || !this.before) return {};
    return changedFields(this.values, this.before);
  }
}
