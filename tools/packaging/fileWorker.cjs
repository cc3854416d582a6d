const { dirname, relative, resolve } = require('node:path');

/** The program of the thread that reads uploaded files (actions/uploads/readUpload.ts). */
const worker = 'actions/uploads/fileWorker.ts';

/**
 * Adds the worker to each Lambda that serverless-esbuild bundles, in the folder where the Lambda looks for it. That bundles one entry for
 * each Lambda, into the entry's own folder.
 */
module.exports = [
  {
    name: 'file-worker',
    setup({ initialOptions }) {
      const [entry] = initialOptions.entryPoints;
      initialOptions.outdir = resolve(initialOptions.outdir, relative(dirname(entry), '.'));
      initialOptions.outbase = '.';
      initialOptions.entryPoints = [entry, worker];
    },
  },
];
