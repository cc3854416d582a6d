/**
 * The markup that administrators may use in the banner and on the notifications page. The server keeps no other on save, the browser
 * shows no other; both read this list.
 */
export const allowedHtml = {
  tags: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'em',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'li',
    'ol',
    'p',
    'strong',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  /** Attributes by tag; those that make a link safe are set by us. */
  attributes: { a: ['href', 'title'] },
  /** Where a link may lead, besides a path of the portal itself. */
  schemes: ['https', 'mailto', 'tel'],
} as const;

/** What every link of such a text carries: it opens beside the portal and learns nothing of it. */
export const safeLink = { target: '_blank', rel: 'noopener noreferrer' } as const;

const toAnAllowedScheme = new RegExp(`^(${allowedHtml.schemes.join('|')}):`, 'i');

/** Whether a link may lead there: an allowed scheme, or a path of the portal (`/profile`; `//elsewhere` is none). */
export function isAllowedLink(href: string): boolean {
  return toAnAllowedScheme.test(href) || /^\/(?![/\\])/.test(href);
}
