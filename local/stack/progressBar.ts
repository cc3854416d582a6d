/** Where progress is shown: a terminal gets one line that fills, anything else a plain line at each tenth. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

const width = 40;

/** Returns a function that shows progress. It takes the completed share, from 0 to 1. */
export function progressBar(label: string, output: ProgressOutput): (share: number) => void {
  let tenths = -1;
  return (share) => {
    const percent = `${Math.floor(share * 100)} %`;
    if (output.isTTY) {
      const filled = Math.round(share * width);
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
      output.write(`\r${label} ${bar} ${percent}${share >= 1 ? '\n' : ''}`);
    } else if (Math.floor(share * 10) > tenths) {
      tenths = Math.floor(share * 10);
      output.write(`${label}: ${percent}\n`);
    }
  };
}
