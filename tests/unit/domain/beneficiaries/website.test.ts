import { isWebsite } from '../../../../domain/beneficiaries/website';

it.each([
  'https://example.com',
  'http://www.example.co.uk/shop?item=1#top',
  'HTTPS://EXAMPLE.COM',
  'https://example.com:8443/',
  'https://münchen.example',
  'https://xn--e1afmkfd.xn--p1ai',
])('%s is a website', (text) => {
  expect(isWebsite(text)).toBe(true);
});

it.each([
  'example.com',
  'www.example.com',
  'https://',
  'https://localhost',
  'https://example',
  'https://example.com.',
  'https://-a.example',
  'https://192.168.0.1',
  'https://[::1]',
  'https://0x7f.1',
  'https://user@example.com',
  'https://user:secret@example.com',
  'https:/example.com',
  'https://exa mple.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,hello',
  '//example.com',
])('%s is none', (text) => {
  expect(isWebsite(text)).toBe(false);
});
