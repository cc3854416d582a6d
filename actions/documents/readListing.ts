import type { DocumentPage } from '../runtime/documentStore';

/**
 * Reads the answer of S3 to ListObjectsV2. The keys of the portal have no character that XML escapes.
 * @throws Error if the answer is not a listing
 */
export function readListing(xml: string, now: Date): DocumentPage {
  if (!xml.includes('<ListBucketResult')) throw new Error('The document store gave no listing.');
  const documents = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textIn(content, 'Key'),
    ageMs: now.getTime() - Date.parse(textIn(content, 'LastModified')),
  }));
  return { documents, hasMore: xml.includes('<IsTruncated>true</IsTruncated>') };
}

function textIn(xml: string, element: string): string {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  if (text === undefined) throw new Error(`A listing of the document store has no ${element}.`);
  return text;
}
