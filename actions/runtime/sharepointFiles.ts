import type { SignedAddress } from './documentStore';

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
