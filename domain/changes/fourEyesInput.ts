import { array, object, string } from '../yup';
import { messages } from '../messages';
import { organisationSwitches, type FourEyesSwitch } from './fourEyes';

/** A list of switches, each once. */
export const switchList = (allowed: readonly FourEyesSwitch[]) =>
  array(
    string()
      .required(messages.fields.required)
      .oneOf([...allowed], 'There is no such switch.'),
  ).test('distinct', 'Name each switch once.', (switches = []) => new Set(switches).size === switches.length);

/** What of an organisation needs a second administrator. */
export const organisationFourEyesSchema = object({
  orgId: string().required(messages.fields.required),
  fourEyes: switchList(organisationSwitches).required(messages.fields.required),
}).noUnknown();
