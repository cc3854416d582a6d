import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flagFiles } from '../flagFiles';

/** The gallery is a separate site, so that it is not part of the portal's build. */
export default defineConfig({
  root: __dirname,
  base: '/ui-gallery/',
  publicDir: resolve(__dirname, '../public'),
  plugins: [react(), flagFiles(resolve(__dirname, '../../node_modules/country-flag-icons/3x2'))],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
});
