/** A package with advisories. */
export interface Finding {
  readonly name: string;
  readonly severity: string;
  /** The titles of its advisories, or the packages that bring them. */
  readonly reasons: readonly string[];
}

/** What came of asking a registry for advisories. */
export type Outcome =
  | { readonly isAsked: true; readonly packages: number; readonly findings: readonly Finding[] }
  | { readonly isAsked: false; readonly reason: string };

/** The report of `npm audit --json`, or its error. */
interface AuditOutput {
  readonly message?: string;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly (string | { readonly title: string })[] }>
  >;
  readonly metadata?: { readonly dependencies?: { readonly prod?: number } };
}

/** Reads what `npm audit --omit=dev --json` printed. Whatever is not a report of it is an outcome of not having asked. */
export function readOutcome(printed: string): Outcome {
  const output = asJson(printed);
  const { vulnerabilities, metadata } = output ?? {};
  const packages = metadata?.dependencies?.prod;
  if (!vulnerabilities || !packages) {
    const reason = output?.error?.summary || output?.message || 'npm audit printed no report.';
    return { isAsked: false, reason: withoutAddresses(reason) };
  }
  const findings = Object.entries(vulnerabilities).map(([name, { severity, via }]) => ({
    name,
    severity,
    reasons: via.map((one) => (typeof one === 'string' ? `by ${one}` : one.title)),
  }));
  return { isAsked: true, packages, findings };
}

/** The registry is configured where the command runs; its address does not belong into the document. */
const withoutAddresses = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, 'the registry');

function asJson(text: string): AuditOutput | undefined {
  try {
    return JSON.parse(text) as AuditOutput;
  } catch {
    return undefined;
  }
}

/** The outcome in a sentence, with a line for each finding. */
export function described(outcome: Outcome): string {
  if (!outcome.isAsked) return `Could not ask for advisories: ${outcome.reason}`;
  const { packages, findings } = outcome;
  const lines = findings.map(({ name, severity, reasons }) => `- ${name} (${severity}): ${reasons.join('; ')}`);
  const found = findings.length === 0 ? 'none has an advisory' : `${findings.length} with advisories`;
  return [`${packages} packages that the portal runs with: ${found}.`, ...lines].join('\n');
}

const begin = '<!-- advisories: written by npm run advisories -->';
const end = '<!-- /advisories -->';

/**
 * The document with the outcome in its section. An attempt that could not ask leaves the last result and stands below it.
 * @throws Error when the document has no such section
 */
export function withOutcome(document: string, outcome: Outcome, date: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There is no section between "${begin}" and "${end}".`);
  const [result = ''] = document
    .slice(from + begin.length, to)
    .trim()
    .split('\n\nLast attempt');
  const text = outcome.isAsked
    ? `Last result, ${date}: ${described(outcome)}`
    : `${result}\n\nLast attempt, ${date}: ${described(outcome)}`;
  return `${document.slice(0, from)}${begin}\n\n${text}\n\n${document.slice(to)}`;
}
