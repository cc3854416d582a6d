import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutObjectCommand, S3ServiceException, type S3Client } from '@aws-sdk/client-s3';

/** Stores a text under a new name. Resolves to false, and changes nothing, if the name is in use. */
export type Archive = (name: string, text: string) => Promise<boolean>;

/** An archive in a folder, for the local stack. */
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

/** An archive in a bucket. The bucket's object lock keeps its objects from being replaced later. */
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
