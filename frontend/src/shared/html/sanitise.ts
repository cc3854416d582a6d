import DOMPurify from 'dompurify';
import { allowedHtml, isAllowedLink, safeLink } from '../../../../domain/settings/allowedHtml';

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  if (!isAllowedLink(element.getAttribute('href') ?? '')) element.removeAttribute('href');
  for (const [name, value] of Object.entries(safeLink)) element.setAttribute(name, value);
});

/** The markup of a text from the settings that may be shown. The server keeps the same on save; nobody is trusted twice. */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedHtml.tags],
    ALLOWED_ATTR: [...allowedHtml.attributes.a],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}

/** Whether there is anything to read in it. */
export function hasWords(html: string): boolean {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';
}
