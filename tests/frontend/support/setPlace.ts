/** Opens the browser in a place, such as `de-DE`, until the test ends. */
export function setPlace(locale: string): void {
  jest.spyOn(window.navigator, 'language', 'get').mockReturnValue(locale);
}
