import { readFraudNoticeSettings, type FraudNoticeSettings } from '../../../../../domain/fraudNotices/settings';

/** When fraud notices are shown, as the controls of the form hold it. */
export interface NoticeValues {
  /** '' for no threshold. */
  readonly paymentThreshold: string;
  readonly priority: boolean;
  readonly regular: boolean;
  readonly beneficiary: boolean;
  readonly optOut: boolean;
}

const none: FraudNoticeSettings = { paymentThreshold: null, paymentTypes: [], beneficiary: false, optOut: false };

/** What the controls show of the stored settings. Settings that cannot be read demand a notice for every payment, and begin as none. */
export function noticeValuesOf(stored: unknown): NoticeValues {
  const { paymentThreshold, paymentTypes, beneficiary, optOut } = readFraudNoticeSettings(stored) ?? none;
  return {
    paymentThreshold: paymentThreshold ?? '',
    priority: paymentTypes.includes('priority'),
    regular: paymentTypes.includes('regular'),
    beneficiary,
    optOut,
  };
}

/** What the server is sent. */
export const noticeInputOf = ({ paymentThreshold, beneficiary, optOut, ...types }: NoticeValues) => ({
  paymentThreshold: paymentThreshold.trim() || null,
  paymentTypes: (['priority', 'regular'] as const).filter((type) => types[type]),
  beneficiary,
  optOut,
});
