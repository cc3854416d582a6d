import DOMPurify from 'dompurify';
import { allowedHtml, isAllowedLink, safeLink } from '../../../../domain/settings/allowedHtml';

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  if (!isAllowedLink(element.getAttribute('href') ?? '')) element.removeAttribute('href');
  for (const [name, value] of Object.entries(safeLink)) element.setAttribute(name, value);
});

/** Removes all markup that is not allowed from a text of the settings. The server does the same when the text is saved. */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedHtml.tags],
    ALLOWED_ATTR: [...allowedHtml.attributes.a],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}

/** Whether the markup contains any text. */
export function hasText(html: string): boolean {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== '';
}
