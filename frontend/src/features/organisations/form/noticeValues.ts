import { readFraudNoticeSettings } from '../../../../../domain/fraudNotices/settings';

/** When fraud notices are shown, as the controls of the form hold it. */
export interface NoticeValues {
  /** '' for no threshold. */
  readonly paymentThreshold: string;
  readonly priority: boolean;
  readonly regular: boolean;
  readonly beneficiary: boolean;
  readonly optOut: boolean;
}

/** What the controls show of the stored settings. Settings that cannot be read demand a notice for every payment, and begin as none. */
export function noticeValuesOf(stored: unknown): NoticeValues {
  const settings = readFraudNoticeSettings(stored) ?? readFraudNoticeSettings({});
  return {
    paymentThreshold: settings?.paymentThreshold ?? '',
    priority: settings?.paymentTypes.includes('priority') ?? false,
    regular: settings?.paymentTypes.includes('regular') ?? false,
    beneficiary: settings?.beneficiary ?? false,
    optOut: settings?.optOut ?? false,
  };
}

/** What the server is sent. */
export const noticeInputOf = ({ paymentThreshold, beneficiary, optOut, ...types }: NoticeValues) => ({
  paymentThreshold: paymentThreshold.trim() || null,
  paymentTypes: (['priority', 'regular'] as const).filter((type) => types[type]),
  beneficiary,
  optOut,
});
