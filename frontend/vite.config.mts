import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './compressedFiles';
import { flagFiles } from './flagFiles';
import { serviceWorkerFile } from './serviceWorkerFile';
import { termsFile } from './termsFile';

const root = __dirname;

/** What most pages show: icons, the small parts of the design system, statuses, money. Not what only forms need. */
const smallParts = [
  /icons-react/,
  /src\/ui\/(?!DateField|DataTable|\w*Select|RadioGroup|Checkbox|PasswordField|Panel)\w+\./,
  /src\/ui\/money\/Money\./,
  /src\/graphql\//,
  /src\/shared\/((status|payments)\/|\w+\.)/,
  /domain\/(money\/|isoDate|uuid|stateMachine)/,
];
const isSmallPart = (id: string) => smallParts.some((part) => part.test(id));

export default defineConfig({
  root,
  plugins: [
    react(),
    flagFiles(resolve(root, '../node_modules/country-flag-icons/3x2')),
    termsFile(resolve(root, 'termsOfUse.md')),
    serviceWorkerFile(resolve(root, 'src/app/updates/worker/serviceWorker.ts')),
    compressedFiles(),
  ],
  // The Cognito client's Buffer asks for Node's global.
  define: { global: 'globalThis' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    // The tests of the budgets read it: which chunk needs which.
    manifest: true,
    rolldownOptions: {
      output: {
        // Few files instead of a hundred small ones: all of the sign-in in one, and what pages share in pieces worth a request.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'parts', test: isSmallPart, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
