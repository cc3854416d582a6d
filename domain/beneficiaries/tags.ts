import { array, type InferType, oneLine } from '../yup';
import { messages } from '../messages';

/** The most tags of one beneficiary, and the most characters of a tag. */
export const maxTags = 10;
const maxLength = 40;

/** Tags as a user enters them. The comma separates tags in the form, so none has one. */
export const tagsSchema = array(
  oneLine(maxLength)
    .required(messages.fields.required)
    .matches(/^[^,]*$/, 'A tag has no comma.'),
)
  .max(maxTags, `Use at most ${maxTags} tags.`)
  .required(messages.fields.required);

/**
 * Each tag once, in the order in which they were entered. Tags that differ in capitals alone are one: the first is kept.
 */
export function distinctTags(tags: InferType<typeof tagsSchema>): string[] {
  const first = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.toLowerCase();
    if (!first.has(key)) first.set(key, tag);
  }
  return [...first.values()];
}

/** The tags of a text that separates them by commas. */
export function splitTags(text: string): string[] {
  return distinctTags(text.split(',').map((tag) => tag.trim())).filter(Boolean);
}
