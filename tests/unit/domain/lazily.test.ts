import { lazily } from '../../../domain/lazily';

it('makes a value when it is first asked for, and no second one', () => {
  let made = 0;
  const value = lazily(() => ({ number: (made += 1) }));
  expect(made).toBe(0);
  expect(value()).toEqual({ number: 1 });
  expect(value()).toBe(value());
  expect(made).toBe(1);
});
