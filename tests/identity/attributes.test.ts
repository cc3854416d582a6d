import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider';
import { openBrowser, signedIn, type Browser } from './support/browser';
import { startPool, userPoolId, type TestPool } from './support/startPool';

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

const setEmail = (username: string, email: string) => {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'false' },
  ];
  return pool.admin.send(
    new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username: username, UserAttributes }),
  );
};

it('an address stays until the new one is verified by its own code, which goes out at once', async () => {
  const browser = await browserOf('vera');
  await browser.updateAttributes({ Name: 'email', Value: 'vera.new@demo.invalid' });
  expect(await attributesOf(browser)).toMatchObject({ email: 'vera@demo.invalid', email_verified: 'true' });
  expect((await pool.outbox())[0]).toMatchObject({ medium: 'EMAIL', to: 'vera.new@demo.invalid' });
  await expect(browser.verifyAttribute('email', '000000')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await browser.verifyAttribute('email', '123456');
  expect(await attributesOf(browser)).toMatchObject({ email: 'vera.new@demo.invalid', email_verified: 'true' });
  await expect(browser.verifyAttribute('email', '123456')).rejects.toMatchObject({ name: 'CodeMismatchException' });
});

it('the first address of a user counts once it is verified, too, and other attributes at once', async () => {
  const browser = await browserOf('novo');
  await setEmail('novo', '');
  const changes = [
    { Name: 'email', Value: 'novo.first@demo.invalid' },
    { Name: 'given_name', Value: 'Novo' },
  ];
  await browser.updateAttributes(...changes);
  expect(await attributesOf(browser)).toMatchObject({ given_name: 'Novo' });
  expect(await attributesOf(browser)).not.toHaveProperty('email');
  await browser.verifyAttribute('email', '123456');
  expect(await attributesOf(browser)).toMatchObject({ email: 'novo.first@demo.invalid', email_verified: 'true' });
});

it('an address that is not verified stays so until a code comes back', async () => {
  const browser = await browserOf('una');
  await setEmail('una', 'una.first@demo.invalid');
  await browser.updateAttributes({ Name: 'email', Value: 'una.first@demo.invalid' });
  expect(await attributesOf(browser)).toMatchObject({ email: 'una.first@demo.invalid', email_verified: 'false' });
  await browser.sendAttributeCode('email');
  await browser.verifyAttribute('email', '123456');
  expect(await attributesOf(browser)).toMatchObject({ email: 'una.first@demo.invalid', email_verified: 'true' });
});

it('a code no longer counts once an administrator has changed the address', async () => {
  const browser = await browserOf('swap');
  await browser.updateAttributes({ Name: 'email', Value: 'mallory@demo.invalid' });
  await setEmail('swap', 'swap.new@demo.invalid');
  await expect(browser.verifyAttribute('email', '123456')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  expect(await attributesOf(browser)).toMatchObject({ email: 'swap.new@demo.invalid', email_verified: 'false' });
});

it.each([
  ['email', ''],
  ['phone_number', ''],
  ['phone_number', '07700 900123'],
])('a user cannot make the own %s %j', async (Name, Value) => {
  const browser = await browserOf(`form-${Name}-${Value.length}`);
  const before = await attributesOf(browser);
  await expect(browser.updateAttributes({ Name, Value })).rejects.toMatchObject({ name: 'InvalidParameterException' });
  expect(await attributesOf(browser)).toEqual(before);
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
