/** The colours of a colour scheme, named by their purpose. */
export interface Palette {
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  readonly controlLine: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly menu: string;
  readonly menuText: string;
  readonly menuMuted: string;
  readonly menuLine: string;
  readonly menuActive: string;
  readonly menuAccent: string;
  readonly waiting: string;
  readonly waitingSoft: string;
  readonly failure: string;
  readonly failureSoft: string;
  readonly failureHover: string;
  readonly onFailure: string;
  readonly success: string;
  readonly successSoft: string;
  readonly neutral: string;
  readonly neutralSoft: string;
}

/** The light colour scheme. */
export const light: Palette = {
  ground: '#fbfbfa',
  surface: '#ffffff',
  sunken: '#f2f4f3',
  line: '#e0e4e4',
  controlLine: '#879299',
  text: '#10222e',
  muted: '#55646e',
  accent: '#0b6b63',
  accentHover: '#095a53',
  onAccent: '#ffffff',
  menu: '#10222e',
  menuText: '#e4eaed',
  menuMuted: '#9db0bb',
  menuLine: '#24394a',
  menuActive: '#1b3342',
  menuAccent: '#4fb3a8',
  waiting: '#7d4a00',
  waitingSoft: '#fcf1de',
  failure: '#a3231c',
  failureSoft: '#fbebe9',
  failureHover: '#851b15',
  onFailure: '#ffffff',
  success: '#1a6639',
  successSoft: '#e5f3ea',
  neutral: '#3d5361',
  neutralSoft: '#eaeff1',
};

/** The dark colour scheme. */
export const dark: Palette = {
  ground: '#0e171d',
  surface: '#15212a',
  sunken: '#111c23',
  line: '#253541',
  controlLine: '#667986',
  text: '#e8eef1',
  muted: '#a1b1bb',
  accent: '#4fb3a8',
  accentHover: '#6ac3b9',
  onAccent: '#06201d',
  menu: '#0a1218',
  menuText: '#dbe4e8',
  menuMuted: '#93a6b1',
  menuLine: '#1d2c36',
  menuActive: '#182731',
  menuAccent: '#4fb3a8',
  waiting: '#f0bf6a',
  waitingSoft: '#33270f',
  failure: '#f29a92',
  failureSoft: '#3a1c1a',
  failureHover: '#f6b4ae',
  onFailure: '#2b0b08',
  success: '#7fd09f',
  successSoft: '#12301f',
  neutral: '#b4c4cd',
  neutralSoft: '#1f2f3a',
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The palette as the custom properties that style sheets use, such as `--c-control-line`. */
export function paletteVariables(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--c-${kebab(name)}`, value as string]));
}

/** Lengths that more than one component shares. */
export const sizeVariables: Record<string, string> = {
  '--s-menu': '232px',
  '--s-content': '1200px',
  '--s-form': '640px',
  '--s-short': '240px',
  '--s-row': '40px',
  '--s-control': '38px',
  '--s-radius': '6px',
  '--s-page': '24px',
  '--t-small': '12px',
  '--t-table': '13px',
  '--t-body': '14px',
  '--t-lead': '16px',
  '--t-dialog': '18px',
  '--t-figure-small': '20px',
  '--t-title': '28px',
  '--t-figure': '36px',
  '--shadow-raised': '0 8px 28px rgb(8 20 28 / 16%)',
  '--motion': '120ms ease-out',
};
