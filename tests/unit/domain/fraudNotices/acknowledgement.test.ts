import {
  acknowledgementSchema,
  defaultNoticeText,
  isTickedInTime,
  noticeText,
} from '../../../../domain/fraudNotices/acknowledgement';

const given = { selectionBoxChoice: 'invoice', boxTickedAt: '2026-11-23T10:00:00Z' };

test.each([
  [given, true],
  [{ ...given, selectionBoxChoice: 'yes' }, false],
  [{ ...given, selectionBoxChoice: undefined }, false],
  [{ ...given, boxTickedAt: 'now' }, false],
  [{ ...given, boxTickedAt: undefined }, false],
])('%j is an acknowledgement: %s', (input, isValid) => {
  expect(acknowledgementSchema.isValidSync(input, { strict: true })).toBe(isValid);
});

test('the box is ticked while the notice is shown', () => {
  const [shown, later, latest] = [1, 2, 3].map((second) => new Date(second * 1000)) as [Date, Date, Date];
  expect(isTickedInTime(later, shown, latest)).toBe(true);
  expect(isTickedInTime(shown, shown, shown)).toBe(true);
  expect(isTickedInTime(shown, later, latest)).toBe(false);
  expect(isTickedInTime(latest, shown, later)).toBe(false);
});

test('the text is that of the settings, or the default one', () => {
  expect(noticeText({ text: 'Call first.' })).toBe('Call first.');
  for (const stored of [null, undefined, {}, { text: '  ' }, { text: 7 }]) {
    expect(noticeText(stored)).toBe(defaultNoticeText);
  }
});
