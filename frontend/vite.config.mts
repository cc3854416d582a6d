import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flagFiles } from './flagFiles';

const root = __dirname;

export default defineConfig({
  root,
  plugins: [react(), flagFiles(resolve(root, '../node_modules/country-flag-icons/3x2'))],
  // The Cognito client's Buffer asks for Node's global.
  define: { global: 'globalThis' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
});
