import sanitize from 'sanitize-html';
import { allowedHtml, isAllowedLink, safeLink } from '../../domain/settings/allowedHtml';

const linkAttributes = [...allowedHtml.attributes.a, ...Object.keys(safeLink)];

/** The text with only the allowed tags and links (`domain/settings/allowedHtml.ts`). */
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
