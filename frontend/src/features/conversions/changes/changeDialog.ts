import type { ConversionDetails } from '../view/conversionQuery';

/** What each dialog that changes a conversion takes. */
export interface ChangeDialogProps {
  conversion: ConversionDetails;
  onClose: () => void;
}
