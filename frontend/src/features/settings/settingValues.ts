import { ValidationError } from '../../../../domain/yup';
import { houseSwitches } from '../../../../domain/changes/fourEyes';
import { formsOfText, textOfForms, type NewAccountForm } from '../../../../domain/settings/newAccountForms';
import { settingsInputSchema } from '../../../../domain/settings/settingsInput';
import type { SettingsInput } from '../../graphql/generated/operations';
import {
  accountLabels,
  amountLabels,
  flagLabels,
  fourEyesLabels,
  settingLabels,
  type SettingName,
} from './settingLabels';
import type { HouseSettings } from './settingsQuery';

type Flag = keyof typeof flagLabels;
type FourEyes = keyof typeof fourEyesLabels;

/** The settings as the controls of the form hold them: texts, '' for none, and switches. */
export type SettingValues = Readonly<Record<Exclude<SettingName, Flag | FourEyes>, string>> &
  Readonly<Record<Flag | FourEyes, boolean>>;

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
    newAccountForms: textOfForms(settings.new_account_forms as NewAccountForm[]),
    ...(Object.fromEntries(texts.map((name) => [name, settings[name] ?? ''])) as Record<
      (typeof texts)[number],
      string
    >),
    ...(Object.fromEntries(flags.map((name) => [name, settings[name]])) as Record<Flag, boolean>),
    cooling_days: String(settings.cooling_days),
    fourEyes_tariffs: settings.four_eyes.includes('tariffs'),
    fourEyes_settings: settings.four_eyes.includes('settings'),
  };
}

/** The settings whose control differs from what is stored. */
export const changedSettings = (before: SettingValues, after: SettingValues): readonly SettingName[] =>
  names.filter((name) => before[name] !== after[name]);

/** What the server is sent: the changed settings alone, so that two administrators do not undo each other's changes. */
export function inputOf(before: SettingValues, after: SettingValues): SettingsInput {
  const changes = changedSettings(before, after).map((name) => {
    if (name === 'fraudNoticeText') return ['fraud_notices', { text: after[name] || null }];
    if (name === 'newAccountForms') return ['new_account_forms', formsOfText(after[name])];
    if (isFourEyes(name)) return ['four_eyes', houseSwitches.filter((one) => after[`fourEyes_${one}`])];
    const value = after[name];
    if (name === 'cooling_days') return [name, value === '' ? Number.NaN : Number(value)];
    return [name, value === '' ? null : value];
  });
  return Object.fromEntries(changes) as SettingsInput;
}

const isFourEyes = (name: SettingName): name is FourEyes => Object.hasOwn(fourEyesLabels, name);

/** What is wrong with the changed settings, by field. */
export function faultsOf(before: SettingValues, after: SettingValues): Readonly<Record<string, string>> {
  try {
    settingsInputSchema.validateSync(inputOf(before, after), { abortEarly: false });
    return {};
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    return Object.fromEntries(cause.inner.map(({ path, message }) => [controlOf(path), message])) as Record<
      string,
      string
    >;
  }
}

/** The control of a field of the server. */
export function controlOf(field: string | undefined): string | undefined {
  if (field === 'fraud_notices.text') return 'fraudNoticeText';
  if (field?.startsWith('new_account_forms')) return 'newAccountForms';
  return field === 'four_eyes' ? 'fourEyes_tariffs' : field;
}
