/** Words that begin a line when they stand between a `select` and its end. */
const clausePattern =
  /^(from|left join lateral|where|order by|group by|limit|offset|values|returning|on conflict|set)\b/i;

/** Strings and quoted names, brackets, words with the space before them, and what lies between. */
const tokenPattern =
  /E?'(?:[^'\\]|''|\\.)*'|"(?:[^"]|"")*"|[()]|\s+(?:left join lateral|order by|group by|on conflict|[a-z]+)\b|\s+|[^\s'"()]+/gi;

/** A statement with one clause on a line, subqueries indented, for people to read. */
export function breakLines(sql: string): string {
  const isQuery: boolean[] = [];
  let text = '';
  const tokens = sql.match(tokenPattern) ?? [];
  for (const [index, token] of tokens.entries()) {
    const indent = '  '.repeat(isQuery.filter(Boolean).length);
    const next = tokens[index + 1] ?? '';
    if (token === '(') isQuery.push(/^(select|with|insert|update|delete)$/i.test(next));
    if (token === ')' && isQuery.pop()) text += `\n${indent.slice(2)}`;
    const isClause = (isQuery.at(-1) ?? true) && /^\s/.test(token) && clausePattern.test(token.trimStart());
    text += isClause ? `\n${indent}${token.trimStart()}` : token;
    if (token === '(' && isQuery.at(-1)) text += `\n${indent}  `;
  }
  return text;
}
