/** A root field's response name, and that of its namespace field. */
export interface DataMember {
  readonly name: string;
  readonly namespace?: string;
}

/** The root fields' JSON texts as the one object `data`; a namespace stands where its first member does. */
export function dataText(members: readonly DataMember[], texts: readonly string[]): string {
  const written = members.map(({ name }, index) => `${JSON.stringify(name)}:${texts[index] ?? 'null'}`);
  const parts = members.flatMap(({ namespace }, index) => {
    if (namespace === undefined) return written.slice(index, index + 1);
    if (members.findIndex((member) => member.namespace === namespace) < index) return [];
    const inner = written.filter((_, at) => members[at]?.namespace === namespace);
    return [`${JSON.stringify(namespace)}:{${inner.join(',')}}`];
  });
  return `{${parts.join(',')}}`;
}
