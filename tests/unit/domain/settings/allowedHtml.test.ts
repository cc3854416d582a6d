import { allowedHtml, isAllowedLink, safeLink } from '../../../../domain/settings/allowedHtml';

it.each([
  ['a page of the web', 'https://corridor.example/help'],
  ['the scheme in capitals', 'HTTPS://corridor.example'],
  ['an e-mail address', 'mailto:help@corridor.example'],
  ['a telephone number', 'tel:+442071234567'],
  ['a path of the portal', '/profile'],
  ['the start of the portal', '/'],
  ['a path with a search', '/account/payments?status=failed'],
])('a link may lead to %s: %s', (_what, href) => {
  expect(isAllowedLink(href)).toBe(true);
});

it.each([
  ['a script', 'javascript:alert(1)'],
  ['a script after a space', ' javascript:alert(1)'],
  ['a script in capitals', 'JavaScript:alert(1)'],
  ['a scheme that only ends like an allowed one', 'xhttps://corridor.example'],
  ['an allowed scheme further on', 'javascript:https://corridor.example'],
  ['an allowed scheme without its colon', 'https'],
  ['a page without encryption', 'http://corridor.example'],
  ['data', 'data:text/html,x'],
  ['a file', 'file:///etc/passwd'],
  ['another host by the scheme of the page', '//elsewhere.example'],
  ['another host by a backslash', '/\\elsewhere.example'],
  ['another host by a tab that browsers leave out', '/\t/evil.example'],
  ['another host by a line break', '/\n/evil.example'],
  ['an allowed scheme with a control character', 'https://corridor.example/\u0000'],
  ['a path that depends on the page', 'profile'],
  ['a place on the page', '#top'],
  ['nothing', ''],
])('a link may not lead to %s: %j', (_what, href) => {
  expect(isAllowedLink(href)).toBe(false);
});

it('no tag runs, fetches, embeds or submits anything', () => {
  const dangerous = ['script', 'style', 'iframe', 'object', 'embed', 'img', 'svg', 'video', 'link', 'meta', 'base'];
  const asking = ['form', 'input', 'button', 'select', 'textarea'];
  for (const tag of [...dangerous, ...asking]) expect(allowedHtml.tags).not.toContain(tag);
});

it('tags are listed once, in the order of the alphabet', () => {
  expect([...new Set(allowedHtml.tags)].sort()).toEqual([...allowedHtml.tags]);
});

it('only a link has attributes: where it leads and a title', () => {
  expect(allowedHtml.attributes).toEqual({ a: ['href', 'title'] });
});

it('a link opens beside the portal and gets no handle on it', () => {
  expect(safeLink.target).toBe('_blank');
  expect(safeLink.rel.split(' ').sort()).toEqual(['noopener', 'noreferrer']);
});
