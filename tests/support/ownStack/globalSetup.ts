import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import startTestPostgres from '../globalSetup';
import { root } from '../execute';
import { bundleOwnStack } from './bundle';
import type { makeTemplate, Template } from './template';

/** What own stacks are opened from. */
export interface OwnStackSource {
  /** The file of the bundled stack. */
  readonly bundle: string;
  readonly template: Template;
}

declare global {
  var ownStackSource: OwnStackSource | undefined;
}

/** Makes what each file's own stack is opened from, and names it in OWN_STACK, unless the caller made it. */
export default async function globalSetup(): Promise<void> {
  if (process.env.OWN_STACK) return;
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'corridor-template-'));
  const bundle = join(root, 'node_modules', '.cache', `ownStack-${process.pid}.cjs`);
  await bundleOwnStack(bundle);
  const template = { serverUrl: process.env.TEST_DATABASE_URL ?? '', folder };
  const bundled = createRequire(bundle)(bundle) as { readonly makeTemplate: typeof makeTemplate };
  await bundled.makeTemplate(template);
  globalThis.ownStackSource = { bundle, template };
  process.env.OWN_STACK = JSON.stringify(globalThis.ownStackSource);
}
