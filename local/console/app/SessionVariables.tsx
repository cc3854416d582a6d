import { useState } from 'react';
import type { SessionVariable } from './choice';

interface SessionVariablesProps {
  readonly variables: readonly SessionVariable[];
  readonly onApply: (variables: readonly SessionVariable[]) => void;
}

/** The session variables of a role taken with the admin secret. They count once they are applied. */
export function SessionVariables({ variables, onApply }: SessionVariablesProps) {
  const [drafts, setDrafts] = useState(variables);
  const change = (index: number, part: Partial<SessionVariable>) =>
    setDrafts(drafts.map((draft, at) => (at === index ? { ...draft, ...part } : draft)));
  return (
    <form
      aria-label="Session variables"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(drafts);
      }}
    >
      {drafts.map(({ name, value }, index) => (
        <span key={index} className="variable">
          <input
            aria-label={`Name of variable ${index + 1}`}
            value={name}
            pattern="[xX]-[hH][aA][sS][uU][rR][aA]-.+"
            title="x-hasura-…"
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <input
            aria-label={`Value of variable ${index + 1}`}
            value={value}
            onChange={(event) => change(index, { value: event.target.value })}
          />
          <button
            type="button"
            aria-label={`Remove variable ${index + 1}`}
            onClick={() => setDrafts(drafts.filter((_, at) => at !== index))}
          >
            ×
          </button>
        </span>
      ))}
      <button type="button" onClick={() => setDrafts([...drafts, { name: 'x-hasura-', value: '' }])}>
        Add variable
      </button>
      <button type="submit">Apply</button>
    </form>
  );
}
