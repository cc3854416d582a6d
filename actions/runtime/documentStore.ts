/** An address that does one thing with one document, for a short time. */
export interface SignedAddress {
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** What is known of a stored document without reading the whole of it. */
interface StoredDocument {
  /** In bytes. */
  readonly size: number;
  /** The first bytes, as many as tell its type. */
  readonly start: Uint8Array;
  /** Changes with the content. */
  readonly etag: string;
}

/** A document of a listing. */
export interface ListedDocument {
  readonly key: string;
  /** Since it was stored, in milliseconds. */
  readonly ageMs: number;
}

/** Documents of a folder, and whether others follow. */
export interface DocumentPage {
  readonly documents: readonly ListedDocument[];
  readonly hasMore: boolean;
}

/** Where documents are stored. Browsers reach it by signed addresses only. */
export interface DocumentStore {
  /** Takes exactly one document of this type and size, in bytes. */
  readonly uploadAddress: (key: string, type: string, size: number) => Promise<SignedAddress>;
  readonly downloadAddress: (key: string, filename: string, type: string) => Promise<SignedAddress>;
  /** Undefined where nothing is stored under the key. */
  readonly inspect: (key: string) => Promise<StoredDocument | undefined>;
  /** @throws Error if the content is no longer that of the etag */
  readonly copy: (from: string, to: string, etag: string) => Promise<void>;
  /** Stores a document that the portal itself has. */
  readonly write: (key: string, type: string, content: Uint8Array) => Promise<void>;
  /**
   * Stores a document of any size while it is written. One part of it is in memory at a time. Where the content fails, nothing is stored.
   * @returns its size in bytes
   * @throws Error of the content, or if the store refused a part
   */
  readonly writeStream: (key: string, type: string, content: AsyncIterable<Uint8Array>) => Promise<number>;
  /** The content of a document, piece by piece. Undefined where nothing is stored under the key. */
  readonly readStream: (key: string) => Promise<AsyncIterable<Uint8Array> | undefined>;
  readonly remove: (key: string) => Promise<void>;
  /**
   * A page of the documents below a folder, in the order of their keys.
   * @param folder with its slash, such as `payments/`
   * @param after the key behind which the page begins; empty for the first page
   */
  readonly list: (folder: string, after: string) => Promise<DocumentPage>;
}

/** A file in SharePoint, as sharepoint_media names it. */
export interface StoredFile {
  readonly fileName: string;
  readonly sharepointItemId: string;
  readonly webUrl: string;
}

/** The files that are kept in SharePoint. Browsers reach them by addresses that count for minutes only. */
export interface SharepointFiles {
  readonly downloadAddress: (file: StoredFile) => Promise<SignedAddress>;
}

/** The pieces of a content as they are; each is first given to `onPiece`, which may count or digest it. */
export async function* observed(
  content: AsyncIterable<Uint8Array>,
  onPiece: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    onPiece(piece);
    yield piece;
  }
}
