import { DocumentPage } from '../../src/shared/patterns/DocumentPage';
import { readOf } from './storyRead';

const paragraph =
  'Payments in euro that are approved before 15:00 Frankfurt time leave the same day. Later ones leave on the next business day.';

/** A page of text. */
export function DocumentStory() {
  return (
    <DocumentPage title="A document" context="News from your payments team" read={readOf(Array(6).fill(paragraph))}>
      {(texts: readonly string[]) => texts.map((text, index) => <p key={index}>{text}</p>)}
    </DocumentPage>
  );
}
