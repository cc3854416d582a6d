import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { auditVerifierFile } from './auditVerifierFile';
import { compressedFiles } from './compressedFiles';
import { flagFiles } from './flagFiles';
import { serviceWorkerFile } from './serviceWorkerFile';
import { termsFile } from './termsFile';

const root = __dirname;

/**
 * The modules that most pages use: icons, small components, what overlays stand on, the session, statuses, money. Neither components of
 * forms nor what a page in four needs is included, nor what decides about payments.
 */
const smallParts = [
  /icons-react/,
  new RegExp(
    'src/ui/(?!DateField|typedDate|\\w*Select|RadioGroup|Pager|Checkbox|PasswordField|Panel|RowMenu|TextArea|Tabs|selectFoot|FilterTags' +
      '|CopyText|Timeline)\\w+\\.',
  ),
  /src\/ui\/money\/Money\./,
  /src\/graphql\//,
  new RegExp(
    'src/shared/((status|payments)/(?!administration|decision|documents|duplicates|batch|heldRate|use|contentChanges|ChangedContent|paymentFacts' +
      '|approvalSteps|livePayment|shownContent|DuplicateNotice)|(?!Confirm|pageOf|formatIban|searchParams|useSearch)\\w+\\.)',
  ),
  /src\/session\/|src\/ui\/shortcuts\/shortcuts|src\/shared\/((live|rates|fraudNotices)\/\w+\.ts|changes\/changes(Of|Table)\.)/i,
  /@mantine\/core\/.*\/(Modal|ModalBase|Portal|ScrollArea|FocusTrap)\//,
  /react-remove-scroll/,
  /domain\/(money\/|beneficiaries\/bankCodes|isoDate|londonTime|uuid|stateMachine)/,
];
const isSmallPart = (id: string) => smallParts.some((part) => part.test(id));

export default defineConfig({
  root,
  plugins: [
    react(),
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
        // Few chunks instead of a hundred small ones: one for the sign-in, one for the modules that pages share.
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
