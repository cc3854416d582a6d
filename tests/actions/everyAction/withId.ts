/** The call's variables with an id at a path. */
export function withId(variables: Record<string, unknown>, path: string, id: string): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const inner = variables[name] as Record<string, unknown> | readonly Record<string, unknown>[];
    const inside = (one: Record<string, unknown>) => withId(one, rest.join('.'), id);
    return {
      ...variables,
      [name]: Array.isArray(inner) ? inner.map(inside) : inside(inner as Record<string, unknown>),
    };
  }
  return { ...variables, [name]: name.endsWith('Ids') ? [id] : id };
}
