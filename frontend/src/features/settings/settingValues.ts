import { ValidationError } from 'yup';
import { settingsInputSchema } from '../../../../domain/settings/settingsInput';
import type { SettingsInput } from '../../graphql/generated/operations';
import { accountLabels, amountLabels, flagLabels, settingLabels, type SettingName } from './settingLabels';
import type { HouseSettings } from './settingsQuery';

type Flag = keyof typeof flagLabels;

/** The settings as the controls of the form hold them: texts, '' for none, and switches. */
export type SettingValues = Readonly<Record<Exclude<SettingName, Flag>, string>> & Readonly<Record<Flag, boolean>>;

const names = Object.keys(settingLabels) as SettingName[];
const flags = Object.keys(flagLabels) as Flag[];
const texts = [
  ...(Object.keys(accountLabels) as (keyof typeof accountLabels)[]),
  ...(Object.keys(amountLabels) as (keyof typeof amountLabels)[]),
];

/** What the controls show of the stored settings. */
export function valuesOf(settings: HouseSettings): SettingValues {
  const { text } = (settings.fraud_notices ?? {}) as { readonly text?: string };
  return {
    maintenance_banner: settings.maintenance_banner ?? '',
    notifications_page_html: settings.notifications_page_html ?? '',
    fraudNoticeText: text ?? '',
    ...(Object.fromEntries(texts.map((name) => [name, settings[name] ?? ''])) as Record<
      (typeof texts)[number],
      string
    >),
    ...(Object.fromEntries(flags.map((name) => [name, settings[name]])) as Record<Flag, boolean>),
  };
}

/** The settings whose control differs from what is stored. */
export const changedSettings = (before: SettingValues, after: SettingValues): readonly SettingName[] =>
  names.filter((name) => before[name] !== after[name]);

/** What the server is sent: the changed settings alone, so that two administrators do not undo each other's changes. */
export function inputOf(before: SettingValues, after: SettingValues): SettingsInput {
  const changes = changedSettings(before, after).map((name) => {
    if (name === 'fraudNoticeText') return ['fraud_notices', { text: after[name] || null }];
    const value = after[name];
    return [name, value === '' ? null : value];
  });
  return Object.fromEntries(changes) as SettingsInput;
}

/** What is wrong with the changed settings, by field. */
export function faultsOf(before: SettingValues, after: SettingValues): Readonly<Record<string, string>> {
  try {
    settingsInputSchema.validateSync(inputOf(before, after), { abortEarly: false });
    return {};
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    return Object.fromEntries(
      cause.inner.map(({ path, message }) => [path === 'fraud_notices.text' ? 'fraudNoticeText' : path, message]),
    ) as Record<string, string>;
  }
}
