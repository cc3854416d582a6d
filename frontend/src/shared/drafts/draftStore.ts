/** Which form of which user a draft belongs to. */
export interface DraftKey {
  readonly userId: string;
  readonly accountId: string;
  /** The address of the form, with its query: another prefilled form has another draft. */
  readonly address: string;
}

/** The fields of a form that the user changed. */
export interface StoredDraft {
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** How long a draft is kept after its last change, in milliseconds: 24 hours. */
export const draftLifeMs = 86_400_000;

const prefix = 'corridor.draft ';
const ofUser = (userId: string) => `${prefix}${userId} `;
const nameOf = ({ userId, accountId, address }: DraftKey) => `${ofUser(userId)}${accountId} ${address}`;

const isFresh = ({ savedAt }: StoredDraft, nowMs: number) => nowMs - savedAt < draftLifeMs;

function parse(text: string | null): StoredDraft | undefined {
  return text === null ? undefined : (JSON.parse(text) as StoredDraft);
}

const draftNames = () => Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));

/** The drafts of this tab, in its session storage (decision 036). */
export const draftStore = {
  /** @param nowMs milliseconds since 1970; an older draft than 24 hours is not read */
  read(key: DraftKey, nowMs: number): StoredDraft | undefined {
    const draft = parse(sessionStorage.getItem(nameOf(key)));
    return draft && isFresh(draft, nowMs) ? draft : undefined;
  },
  write(key: DraftKey, draft: StoredDraft): void {
    sessionStorage.setItem(nameOf(key), JSON.stringify(draft));
  },
  remove(key: DraftKey): void {
    sessionStorage.removeItem(nameOf(key));
  },
  /** Removes what is older than 24 hours or belongs to other users. */
  retain(userId: string, nowMs: number): void {
    for (const name of draftNames()) {
      const draft = parse(sessionStorage.getItem(name));
      if (!name.startsWith(ofUser(userId)) || !draft || !isFresh(draft, nowMs)) sessionStorage.removeItem(name);
    }
  },
  removeAll(): void {
    for (const name of draftNames()) sessionStorage.removeItem(name);
  },
};
