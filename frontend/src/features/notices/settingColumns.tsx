import { noticeTerms, type NoticeKind, type NoticePreference } from '../../../../domain/notices/kinds';
import { Checkbox } from '../../ui/Checkbox';
import type { Column } from '../../ui/table/column';

/** Where the user wants a kind of notice. */
export interface Setting {
  readonly kind: NoticeKind;
  readonly preference: NoticePreference;
}

/** The columns of the notice settings. A tick is saved at once. */
export const settingColumns = (
  onChoose: (setting: Setting, change: Partial<NoticePreference>) => void,
): readonly Column<Setting>[] => [
  {
    key: 'kind',
    title: 'Kind',
    cell: ({ kind }) => <strong>{noticeTerms[kind].label}</strong>,
    isShort: true,
  },
  { key: 'help', title: 'When', cell: ({ kind }) => noticeTerms[kind].help, isSecondary: true },
  {
    key: 'inApp',
    title: 'In the portal',
    cell: (setting) => (
      <Checkbox
        label={`${noticeTerms[setting.kind].label}: in the portal`}
        isLabelHidden
        isChecked={setting.preference.inApp}
        onChange={(inApp) => onChoose(setting, { inApp })}
      />
    ),
  },
  {
    key: 'byEmail',
    title: 'By e-mail',
    cell: (setting) => (
      <Checkbox
        label={`${noticeTerms[setting.kind].label}: by e-mail`}
        isLabelHidden
        isChecked={setting.preference.byEmail}
        onChange={(byEmail) => onChoose(setting, { byEmail })}
      />
    ),
  },
];
