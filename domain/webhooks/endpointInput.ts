import { array, boolean, object, string, oneLine } from '../yup';
import { messages } from '../messages';
import { endpointUrlFault, maxUrlLength } from './endpointUrl';
import { webhookEventNames } from './events';

/** The most endpoints of one organisation. */
export const maxEndpoints = 10;

/** The longest description of an endpoint, in UTF-16 code units. */
export const maxDescriptionLength = 100;

const chosenEvents = () =>
  array(string().required().oneOf(webhookEventNames, 'This event is not known.'))
    .required(messages.fields.required)
    .min(1, 'Choose at least one event.')
    .test('distinct', 'Choose each once.', (names) => new Set(names).size === names.length);

/**
 * What an administrator enters of an endpoint.
 * @param isAnywhereAllowed lifts the rule of addresses: for the local stack, whose receivers are on the same machine
 */
export const endpointInputSchema = (isAnywhereAllowed = false) =>
  object({
    url: string()
      .required(messages.fields.required)
      .max(maxUrlLength, `Use at most ${maxUrlLength} characters.`)
      .test('address', (url, { createError }) => {
        const fault = isAnywhereAllowed ? (URL.canParse(url) ? undefined : 'Enter an address.') : endpointUrlFault(url);
        return fault ? createError({ message: fault }) : true;
      }),
    // Forms leave an empty text out.
    description: oneLine(maxDescriptionLength),
    events: chosenEvents(),
    enabled: boolean().required(messages.fields.required),
  }).noUnknown();
