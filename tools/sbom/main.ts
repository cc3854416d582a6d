import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What of a CycloneDX document the selection reads. */
interface Bom {
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly properties?: readonly { readonly name: string; readonly value: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

const root = join(__dirname, '..', '..');
const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];

/**
 * `npm run -s sbom`: prints the packages that the portal runs with, as a CycloneDX document, from the lock file. npm's own `--omit dev` leaves out
 * packages that the portal needs and the engine's package needs for its build alone, such as pg.
 */
function main(): void {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd: root, encoding: 'utf8', maxBuffer: 1e9, shell });
  if (status !== 0) throw new Error(`npm could not write the document. ${stderr}`);
  console.log(JSON.stringify(withoutDevelopment(JSON.parse(stdout) as Bom), null, 2));
}

function withoutDevelopment(bom: Bom): Bom {
  const isDevelopment = ({ properties = [] }: Bom['components'][number]) =>
    properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
  const left = new Set(bom.components.filter(isDevelopment).map((component) => component['bom-ref']));
  return {
    ...bom,
    components: bom.components.filter((component) => !left.has(component['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map(({ dependsOn = [], ...one }) => ({ ...one, dependsOn: dependsOn.filter((ref) => !left.has(ref)) })),
  };
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
