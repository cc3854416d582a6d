import sanitize from 'sanitize-html';
import { allowedHtml, isAllowedLink, safeLink } from '../../domain/settings/allowedHtml';

const linkAttributes = [...allowedHtml.attributes.a, ...Object.keys(safeLink)];

/** The same text with allowed markup alone: no scripts, styles, images, handlers, or links elsewhere than allowed. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...allowedHtml.tags],
    allowedAttributes: { a: linkAttributes },
    allowedSchemes: [...allowedHtml.schemes],
    allowProtocolRelative: false,
    transformTags: { a: (_tag, { href = '', title }) => ({ tagName: 'a', attribs: linkOf(href, title) }) },
  }).trim();
}

function linkOf(href: string, title: string | undefined): Record<string, string> {
  return { ...(isAllowedLink(href) ? { href } : {}), ...(title ? { title } : {}), ...safeLink };
}
