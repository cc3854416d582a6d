/** An amount as en-GB shows it, such as 1,250.00, -0.50 EUR or 120 JPY. */
const amount = /^-?\d{1,3}(,\d{3})*(\.\d{2,3}( [A-Z]{3})?|(\.\d+)? [A-Z]{3})$/;
/** A day or an instant as en-GB shows it, such as 20 Nov 2026 or 20 Nov 2026, 10:00 UTC. */
const day = /^\d{1,2} [A-Z][a-z]{2,3} \d{4}(, \d{2}:\d{2}( [A-Z]{3,4})?)?$/;

/** The cells of the tables on the screen that are not laid out as what they show: amounts align by their digits, and dates stay in one line. */
export function columnFaults(): string[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-row] > td[role="cell"]')].flatMap((cell) => {
    const text = cell.textContent.replaceAll('\u00a0', ' ').trim();
    const { number: isNumber, short: isShort } = cell.dataset;
    if (amount.test(text) && isNumber !== 'true') return [`the amount ${text} is not in a column of numbers`];
    if (day.test(text) && isShort !== 'true') return [`the date ${text} is not in a short column`];
    return [];
  });
}
