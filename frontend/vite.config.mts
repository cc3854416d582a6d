import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { auditVerifierFile } from './auditVerifierFile';
import { compressedFiles } from './compressedFiles';
import { flagFiles } from './flagFiles';
import { reactIds } from './reactIds';
import { serviceWorkerFile } from './serviceWorkerFile';
import { sharedFiles } from './sharedFiles';
import { termsFile } from './termsFile';

const root = __dirname;

export default defineConfig({
  root,
  plugins: [
    react(),
    reactIds(),
    flagFiles(resolve(root, '../node_modules/country-flag-icons/3x2')),
    termsFile(resolve(root, 'termsOfUse.md')),
    auditVerifierFile(resolve(root, 'auditVerifier')),
    serviceWorkerFile(resolve(root, 'src/app/updates/worker/serviceWorker.ts')),
    compressedFiles(),
  ],
  // The Cognito client's Buffer needs Node's `global`.
  define: { global: 'globalThis' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    // The budget tests read the manifest.
    manifest: true,
    rolldownOptions: {
      // The Cognito client does not declare it, and its storage of cookies would bring all of it into the start.
      treeshake: { moduleSideEffects: [{ test: /amazon-cognito-identity-js/, sideEffects: false }] },
      output: {
        // One file for the sign-in.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'], priority: 2 }, ...sharedFiles] },
      },
    },
  },
});
