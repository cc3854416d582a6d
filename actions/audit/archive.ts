import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutObjectCommand, S3ServiceException, type S3Client } from '@aws-sdk/client-s3';

/** Keeps a text under a name that was never used before. Resolves to false, and changes nothing, where it was. */
export type Archive = (name: string, text: string) => Promise<boolean>;

/** An archive in a folder: for the local stack. */
export function folderArchive(folder: string): Archive {
  return async (name, text) => {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(join(folder, name), text, { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  };
}

const alreadyThere = 412;

/** An archive in a bucket. That its objects cannot be replaced later either is the bucket's object lock. */
export function bucketArchive(client: S3Client, bucket: string): Archive {
  return async (name, text) => {
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: name,
      Body: text,
      ContentType: 'application/json',
      IfNoneMatch: '*',
    });
    try {
      await client.send(command);
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === alreadyThere) return false;
      throw error;
    }
  };
}
