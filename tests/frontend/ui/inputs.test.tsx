import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../frontend/src/ui/Button';
import { CopyText } from '../../../frontend/src/ui/CopyText';
import { DateField } from '../../../frontend/src/ui/DateField';
import { RadioGroup } from '../../../frontend/src/ui/RadioGroup';
import { regions } from '../../../domain/countries/regions';
import { RegionSelect, Select } from '../../../frontend/src/ui/Select';
import { SearchInput } from '../../../frontend/src/ui/SearchInput';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { Tooltip } from '../../../frontend/src/ui/Tooltip';

afterEach(() => jest.useRealTimers());

const show = (content: ReactNode) => render(<UiProvider isTest>{content}</UiProvider>);

describe('SearchInput', () => {
  const searches: string[] = [];
  function Search({ outside }: { outside?: string }) {
    const [value, setValue] = useState('');
    const search = (text: string) => {
      searches.push(text);
      setValue(text);
    };
    return (
      <>
        <SearchInput label="Search" value={value} onChange={search} />
        <Button onClick={() => setValue(outside ?? '')}>Back</Button>
      </>
    );
  }
  const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    searches.length = 0;
    jest.useFakeTimers();
  });

  test('searches at most every 200 ms while the user types, and once at the end', () => {
    show(<Search />);
    for (const text of ['h', 'ha', 'han', 'hans', 'hansa']) {
      type(text);
      wait(90);
    }
    expect(searches).toEqual(['han']);
    wait(1000);
    expect(searches).toEqual(['han', 'hansa']);
  });

  test('shows typed text at once, and a value that changes from outside', () => {
    show(<Search outside="olymp" />);
    type('hansa');
    expect(screen.getByRole('searchbox')).toHaveValue('hansa');
    wait(200);
    expect(screen.getByRole('searchbox')).toHaveValue('hansa');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('searchbox')).toHaveValue('olymp');
  });
});

test('a tooltip opens after half a second on hover, or at once on focus, and closes at once', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show(
    <Tooltip text="Why not">
      <Button isDisabled>New payment</Button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button'));
  act(() => jest.advanceTimersByTime(499));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Why not');
  await user.unhover(screen.getByRole('button'));
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Why not');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('copying shows whether it succeeded', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  show(<CopyText label="IBAN" text="DE89 3704" copied="DE893704" />);
  const button = screen.getByRole('button', { name: 'Copy IBAN: DE89 3704' });
  await user.click(button);
  expect(write).toHaveBeenCalledWith('DE893704');
  expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
  write.mockRejectedValueOnce(new Error('refused'));
  await user.click(button);
  expect(await screen.findByText('Could not be copied')).toBeVisible();
});

test.each([
  ['CA', 'Ontario'],
  ['MX', 'Oaxaca'],
  ['US', 'Oregon'],
] as const)('the regions of %s have %s', async (country, region) => {
  show(<RegionSelect label="Region" regions={regions[country]} value={null} onChange={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Region' }), region);
  expect(screen.getByRole('option', { name: region })).toBeVisible();
});

test('a select shows that its options are loading', async () => {
  show(<Select label="Colour" value={null} options={[]} isLoading onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Colour' }));
  expect(screen.getByText('Loading...')).toBeVisible();
});

test('the reason against a day is shown in the calendar and for a typed day', async () => {
  function Field() {
    const [date, setDate] = useState('');
    const reason = (day: string) => (day.endsWith('-28') ? 'banks are closed' : undefined);
    return <DateField label="Date" value={date} onChange={setDate} reasonAgainst={reason} />;
  }
  show(<Field />);
  const input = screen.getByRole('textbox', { name: 'Date' });
  await userEvent.type(input, '28/11/2026');
  expect(screen.getByText('28 November 2026: banks are closed')).toBeVisible();
  expect(screen.getByRole('button', { name: '28 November 2026, banks are closed' })).toBeDisabled();
  await userEvent.clear(input);
  await userEvent.type(input, '27 Nov 2026');
  expect(screen.queryByText(/banks are closed$/)).toBeNull();
});

describe('DateField', () => {
  const onDate = jest.fn();
  function Field({ initial = '2026-11-24' }: { initial?: string }) {
    const [date, setDate] = useState(initial);
    const change = (next: string) => {
      onDate(next);
      setDate(next);
    };
    const reason = (day: string) => (day < '2026-11-23' ? 'the day has passed' : undefined);
    return <DateField label="Date" value={date} onChange={change} reasonAgainst={reason} />;
  }
  const input = () => screen.getByRole('textbox', { name: 'Date' });
  const enter = async (text: string) => {
    await userEvent.clear(input());
    if (text) await userEvent.type(input(), text);
    await userEvent.tab();
  };

  beforeEach(() => onDate.mockClear());

  test('a typed day of the past stays, with a sentence', async () => {
    show(<Field />);
    await enter('20 Nov 2026');
    expect(input()).toHaveValue('20 Nov 2026');
    expect(input()).toHaveAccessibleDescription('20 November 2026: the day has passed');
    expect(onDate).toHaveBeenLastCalledWith('2026-11-20');
    await userEvent.click(input());
    expect(screen.getByRole('button', { name: '20 November 2026, the day has passed' })).toBeDisabled();
  });

  test.each(['31/02/2026', 'soon', '24 Nov'])('the text %s stays and is asked for again', async (text) => {
    show(<Field />);
    await enter(text);
    expect(input()).toHaveValue(text);
    expect(input()).toHaveAccessibleDescription('Enter a date such as 24 Nov 2026.');
    expect(onDate).toHaveBeenLastCalledWith(text);
    await enter('2026-11-25');
    expect(input()).toHaveValue('25 Nov 2026');
    expect(onDate).toHaveBeenLastCalledWith('2026-11-25');
    expect(screen.queryByText(/Enter a date/)).toBeNull();
  });

  test('a cleared date is empty', async () => {
    show(<Field />);
    await enter('');
    expect(input()).toHaveValue('');
    expect(onDate).toHaveBeenLastCalledWith('');
  });
});

test('a radio group has a name, describes its options and its error, and changes by keyboard', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'regular', label: 'Regular', help: 'Within a few days' },
    { value: 'priority', label: 'Priority' },
  ];
  show(
    <RadioGroup name="type" label="Payment type" value="regular" options={options} error="Wrong" onChange={onChange} />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Payment type' })).toHaveAccessibleDescription('Wrong');
  const regular = screen.getByRole('radio', { name: 'Regular' });
  expect(regular).toBeChecked();
  expect(regular).toHaveAccessibleDescription('Within a few days');
  await userEvent.tab();
  expect(regular).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange.mock.calls).toEqual([['priority']]);
});
