import {
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { demoPassword } from '../../seeds/demo/people';
import { actionEnvironment, stackDatabase, stackUrl } from '../support/stack';

interface Message {
  readonly to: string;
  readonly text: string;
}

/** What an administrator of the identity provider can do to a demo user. */
export class IdentityControl {
  private constructor(
    private readonly client: CognitoIdentityProviderClient,
    private readonly userPoolId: string,
  ) {}

  /** The identity provider of the stack that serves this run. */
  static async open(): Promise<IdentityControl> {
    const { userPoolId } = (await (await fetch(`${stackUrl()}/config.json`)).json()) as { userPoolId: string };
    const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = actionEnvironment();
    const client = new CognitoIdentityProviderClient({
      region: 'eu-west-1',
      endpoint: `${stackUrl()}/cognito/`,
      credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
    });
    return new IdentityControl(client, userPoolId);
  }

  /** Puts attributes; one that is put empty is removed. */
  async setAttributes(username: string, attributes: Readonly<Record<string, string>>): Promise<void> {
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    await this.client.send(new AdminUpdateUserAttributesCommand({ ...this.of(username), UserAttributes }));
  }

  /** From now on the password leads to the reset alone. */
  async requireReset(username: string): Promise<void> {
    await this.client.send(new AdminResetUserPasswordCommand(this.of(username)));
  }

  /** The demo's password again, for good or as a first one that must be replaced. */
  async restorePassword(username: string, isPermanent: boolean): Promise<void> {
    const given = { Password: demoPassword, Permanent: isPermanent };
    await this.client.send(new AdminSetUserPasswordCommand({ ...this.of(username), ...given }));
  }

  /** No second factor is on any more. */
  async turnMfaOff(username: string): Promise<void> {
    const off = { SMSMfaSettings: { Enabled: false }, SoftwareTokenMfaSettings: { Enabled: false } };
    await this.client.send(new AdminSetUserMFAPreferenceCommand({ ...this.of(username), ...off }));
  }

  close(): void {
    this.client.destroy();
  }

  private of(username: string) {
    return { UserPoolId: this.userPoolId, Username: username };
  }
}

/** The code in the newest message to an address. */
export async function sentCode(to: string): Promise<string> {
  const response = await fetch(`${stackUrl()}/outbox`, { headers: { accept: 'application/json' } });
  const { messages } = (await response.json()) as { messages: readonly Message[] };
  const code = messages.find((message) => message.to === to)?.text.match(/\d{6}/)?.[0];
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** Runs a test with a user whose registration nobody confirmed; no administrator's call leads there. */
export async function whileUnconfirmed(username: string, run: () => Promise<void>): Promise<void> {
  const database = stackDatabase();
  const setStatus = (status: string) =>
    database('identity.documents')
      .where({ kind: 'user', id: username })
      .update({ body: database.raw('body || ?::jsonb', [JSON.stringify({ status })]) });
  try {
    await setStatus('UNCONFIRMED');
    await run();
  } finally {
    await setStatus('CONFIRMED');
    await database.destroy();
  }
}
