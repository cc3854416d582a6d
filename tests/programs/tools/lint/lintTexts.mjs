import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// Reads [{ filePath, text }] from standard input and prints the rules that each text breaks. The texts stand in files that do not exist, so the
// rules that need types are off.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
const plants = JSON.parse(readFileSync(0, 'utf8'));
const results = [];
for (const { filePath, text } of plants) {
  const [result] = await eslint.lintText(text, { filePath });
  results.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
process.stdout.write(JSON.stringify(results));
