import { useEffect, useState } from 'react';
import type { ConsoleSettings } from '../settings';
import type { Choice } from './choice';
import { tokenOf } from './identity';
import { SessionVariables } from './SessionVariables';

interface BarProps {
  readonly settings: ConsoleSettings;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  readonly isData: boolean;
}

/** Leads to the two parts of the console, and chooses as whom it asks. */
export function IdentityBar({ settings, choice, onChange, isData }: BarProps) {
  const change = (part: Partial<Choice>) => onChange({ ...choice, ...part });
  return (
    <header className="identity">
      <h1>Console</h1>
      <nav aria-label="Parts of the console">
        <a href="/console" aria-current={isData ? undefined : 'page'}>
          GraphiQL
        </a>
        <a href="/console/data" aria-current={isData ? 'page' : undefined}>
          Tables
        </a>
      </nav>
      <fieldset>
        <legend>Ask with</legend>
        <Way label="Admin secret" isChosen={choice.as === 'secret'} onChoose={() => change({ as: 'secret' })} />
        {settings.users.length > 0 && (
          <Way label="Demo user" isChosen={choice.as === 'user'} onChoose={() => change({ as: 'user' })} />
        )}
      </fieldset>
      {choice.as === 'user' ? (
        <UserChoice settings={settings} choice={choice} change={change} />
      ) : (
        <SecretChoice settings={settings} choice={choice} change={change} />
      )}
    </header>
  );
}

function Way({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label>
      <input type="radio" name="as" checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}

interface ChoiceProps {
  readonly settings: ConsoleSettings;
  readonly choice: Choice;
  readonly change: (part: Partial<Choice>) => void;
}

function SecretChoice({ settings, choice, change }: ChoiceProps) {
  return (
    <>
      <Options
        label="Role"
        value={choice.secretRole}
        options={['admin', ...settings.roles].map((role) => [role, role])}
        onChoose={(secretRole) => change({ secretRole })}
      />
      {choice.secretRole !== 'admin' && (
        <SessionVariables variables={choice.variables} onApply={(variables) => change({ variables })} />
      )}
    </>
  );
}

function UserChoice({ settings, choice, change }: ChoiceProps) {
  const { roles, refusal } = useRoles(choice.username);
  const role = roles.includes(choice.userRole) ? choice.userRole : (roles[0] ?? '');
  return (
    <>
      <Options
        label="User"
        value={choice.username}
        options={settings.users.map(({ username, name }) => [username, `${username} (${name})`])}
        onChoose={(username) => change({ username, userRole: '' })}
      />
      <Options
        label="Role"
        value={role}
        options={roles.map((name) => [name, name])}
        onChoose={(userRole) => change({ userRole })}
      />
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}

interface Roles {
  readonly username: string;
  readonly roles: readonly string[];
  readonly refusal?: string;
}

/** The roles that a demo user's token allows; none until it is there. */
function useRoles(username: string): Omit<Roles, 'username'> {
  const [known, setKnown] = useState<Roles>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (found: Omit<Roles, 'username'>) => isCurrent && setKnown({ username, ...found });
    tokenOf(username).then(
      ({ roles }) => keep({ roles }),
      (error: Error) => keep({ roles: [], refusal: error.message }),
    );
    return () => void (isCurrent = false);
  }, [username]);
  return known?.username === username ? known : { roles: [] };
}

interface OptionsProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

function Options({ label, value, options, onChoose }: OptionsProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)} disabled={options.length === 0}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
