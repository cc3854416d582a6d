import { useState } from 'react';
import { useClient, type Client } from 'urql';
import { saveFile } from '../../../ui/downloads';
import type { Download } from './documentCalls';

/**
 * Downloads a file and saves it under a name.
 * @param load asks for the file
 * @returns `error` is the text of the last failure
 */
export function useDownload(filename: string, filetype: string, load: (client: Client) => Promise<Download>) {
  const client = useClient();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<string>();
  const download = async () => {
    setIsLoading(true);
    const result = await load(client);
    setIsLoading(false);
    setError('error' in result ? result.error : undefined);
    if ('content' in result) saveFile(filename, filetype, result.content);
  };
  return { isLoading, error, download };
}
