import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { UploadPage } from '../../../frontend/src/shared/patterns/upload/UploadPage';
import { showPattern } from './showPattern';

const file = new File(['Name'], 'payees.csv');
const onFile = jest.fn();
const nothing = () => undefined;
const grid: ComponentProps<typeof UploadPage>['grid'] = {
  caption: 'Rows of payees.csv',
  columns: ['Name', 'IBAN'].map((title) => ({ key: title, title })),
  rows: [
    { number: 2, cells: { Name: 'Hansa', IBAN: 'DE1' }, errors: { IBAN: 'Too short.' } },
    { number: 3, cells: { Name: '', IBAN: 'DE89' }, errors: { Name: 'Missing.' } },
  ],
};

function show(change: Partial<ComponentProps<typeof UploadPage>> = {}) {
  return showPattern(
    <UploadPage
      back={{ to: '/list', label: 'Beneficiaries' }}
      title="Upload beneficiaries"
      drop={{ accept: '.csv', limits: 'CSV, 2 MB', templates: [{ label: 'Template', href: '/t.csv' }], onFile }}
      confirmLabel="Add 2 beneficiaries"
      mayConfirm
      onConfirm={nothing}
      onStartOver={nothing}
      {...change}
    />,
  );
}

beforeEach(() => onFile.mockClear());

test('a file is dropped or chosen, under limits in words, after a template', async () => {
  const user = show();
  expect(screen.getByRole('link', { name: 'Template' })).toHaveAttribute('href', '/t.csv');
  const area = screen.getByText('CSV, 2 MB').parentElement as HTMLElement;
  fireEvent.drop(area, { dataTransfer: { files: [file] } });
  expect(onFile).toHaveBeenLastCalledWith(file);
  await user.upload(area.querySelector('input') as HTMLInputElement, file);
  expect(onFile).toHaveBeenCalledTimes(2);
});

test('the area is marked while a file is held over it', () => {
  show();
  const area = screen.getByText('CSV, 2 MB').parentElement as HTMLElement;
  expect(area).toHaveAttribute('data-over', 'false');
  // The browser drops a file only where this event was prevented.
  expect(fireEvent.dragOver(area)).toBe(false);
  expect(area).toHaveAttribute('data-over', 'true');
  fireEvent.dragLeave(area);
  expect(area).toHaveAttribute('data-over', 'false');
  fireEvent.dragOver(area);
  fireEvent.drop(area, { dataTransfer: { files: [file] } });
  expect(area).toHaveAttribute('data-over', 'false');
});

test('while a file is read no other is taken', () => {
  const drop = { accept: '.csv', limits: 'CSV, 2 MB', templates: [{ label: 'Template', href: '/t.csv' }], onFile };
  show({ drop: { ...drop, isReading: true } });
  fireEvent.drop(screen.getByText('CSV, 2 MB'), { dataTransfer: { files: [file] } });
  expect(onFile).not.toHaveBeenCalled();
});

test('each error is in its cell, and a key leads from one to the next', async () => {
  const user = show({ grid });
  expect(screen.getByRole('heading', { name: 'Check the rows' })).toHaveFocus();
  expect(screen.getByText('2 errors')).toBeVisible();
  await user.keyboard('e');
  expect(screen.getByRole('cell', { name: 'DE1 Too short.' })).toHaveFocus();
  await user.keyboard('e');
  expect(screen.getByRole('cell', { name: 'Missing.' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Next error' }));
  expect(screen.getByRole('cell', { name: 'DE1 Too short.' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Next error' }));
  expect(screen.getByRole('cell', { name: 'Missing.' })).toHaveFocus();
});

test('rows that may not be sent are not sent', async () => {
  const onConfirm = jest.fn();
  const user = show({ grid, mayConfirm: false, onConfirm });
  await user.click(screen.getByRole('button', { name: 'Add 2 beneficiaries' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('sending shows how far it is', () => {
  show({ grid, progress: { done: 1, all: 2 } });
  expect(screen.getByRole('progressbar', { name: '1 of 2 rows' })).toHaveValue(1);
  expect(screen.getByRole('button', { name: 'Choose another file' })).toHaveAttribute('aria-disabled', 'true');
});

test('the result takes the place of the rows', () => {
  show({ grid, result: <p>2 beneficiaries were added.</p> });
  expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus();
  expect(screen.queryByRole('table')).toBeNull();
});
