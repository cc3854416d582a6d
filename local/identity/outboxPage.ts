import type { OutboxMessage } from './store';

/** The messages as a page, newest first. */
export function outboxPage(messages: readonly OutboxMessage[]): string {
  const rows = messages.map(
    ({ at, medium, to, text }) =>
      `<tr><td>${new Date(at).toISOString()}</td><td>${medium}</td><td>${escape(to)}</td><td>${escape(text)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox · Corridor</title>
<style>body{font:14px system-ui;margin:32px;color:#10222e}table{border-collapse:collapse}td,th{padding:6px 16px 6px 0;
text-align:left;border-bottom:1px solid #dde3e6}</style>
<h1>Outbox</h1><p>Codes and e-mails that the identity provider and the mail service would have sent.</p>
<table><tr><th>Time</th><th>By</th><th>To</th><th>Text</th></tr>${rows.join('') || '<tr><td>Nothing yet.</td></tr>'}</table>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
