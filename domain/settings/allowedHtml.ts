/**
 * The markup that administrators may use in the banner and on the notifications page. The server removes any other markup on save, and
 * the browser removes it again before it shows the text; both read this list.
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
  /** Attributes by tag. The attributes that make a link safe are added by us. */
  attributes: { a: ['href', 'title'] },
  /** Allowed schemes of a link, besides a path of the portal. */
  schemes: ['https', 'mailto', 'tel'],
} as const;

/** The attributes of every link: it opens in a new tab, without a reference to the portal. */
export const safeLink = { target: '_blank', rel: 'noopener noreferrer' } as const;

const toAnAllowedScheme = new RegExp(`^(${allowedHtml.schemes.join('|')}):`, 'i');

/**
 * Whether a link is allowed: an allowed scheme, or a path of the portal (`/profile`; `//elsewhere` is not). Browsers leave tabs and line breaks out of an
 * address, so that one with a control character is refused.
 */
export function isAllowedLink(href: string): boolean {
  if (/\p{Cc}/u.test(href)) return false;
  return toAnAllowedScheme.test(href) || /^\/(?![/\\])/.test(href);
}
