import { openBrowser, signedIn, type Browser } from './support/browser';
import { startPool, type TestPool } from './support/startPool';

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});

async function browserOf(username: string): Promise<Browser> {
  await pool.seed({ username, email: `${username}@demo.invalid` });
  const browser = openBrowser(pool, username);
  await signedIn(browser);
  return browser;
}

async function attributesOf(browser: Browser): Promise<Record<string, string>> {
  const data = await browser.userData();
  return Object.fromEntries((data?.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
}

it('a changed address is unverified until its own code comes back', async () => {
  const browser = await browserOf('vera');
  await browser.updateAttributes({ Name: 'email', Value: 'vera.new@demo.invalid' });
  expect(await attributesOf(browser)).toMatchObject({ email: 'vera.new@demo.invalid', email_verified: 'false' });
  await browser.sendAttributeCode('email');
  expect((await pool.outbox())[0]).toMatchObject({ medium: 'EMAIL', to: 'vera.new@demo.invalid' });
  await expect(browser.verifyAttribute('email', '000000')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await browser.verifyAttribute('email', '123456');
  expect(await attributesOf(browser)).toMatchObject({ email_verified: 'true' });
  await expect(browser.verifyAttribute('email', '123456')).rejects.toMatchObject({ name: 'CodeMismatchException' });
});

it('a code does not verify an address that was entered after it went out', async () => {
  const browser = await browserOf('swap');
  await browser.sendAttributeCode('email');
  await browser.updateAttributes({ Name: 'email', Value: 'victim@demo.invalid' });
  await expect(browser.verifyAttribute('email', '123456')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  expect(await attributesOf(browser)).toMatchObject({ email_verified: 'false' });
});

it('a code for one address does not do for the other', async () => {
  const browser = await browserOf('cross');
  await browser.sendAttributeCode('email');
  await expect(browser.verifyAttribute('phone_number', '123456')).rejects.toMatchObject({
    name: 'CodeMismatchException',
  });
});

it.each(['email_verified', 'phone_number_verified', 'sub'])('a user cannot write %s', async (Name) => {
  const browser = await browserOf(`own-${Name}`);
  await expect(browser.updateAttributes({ Name, Value: 'x' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

it.each(['password', 'sub', 'given_name'])('no code goes out for %s', async (name) => {
  const browser = await browserOf(`code-${name}`);
  await browser.updateAttributes({ Name: 'given_name', Value: 'Vera' });
  await expect(browser.sendAttributeCode(name)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});
