/** Holds the sources against `.dependency-cruiser.cjs`, and the checker against a canary. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const rooms = ['shell', 'mfe-content', 'mfe-booking', 'mfe-admin', 'lambdas', 'infra', 'packages'];

const violationsIn = async (folders) => {
	const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden }, outputType: 'json' });
	const { summary, modules } = JSON.parse(output);
	return { violations: summary.violations, modules: modules.length };
};

const canary = 'mfe-booking/src/features/canary/canary.ts';
mkdirSync(path.dirname(canary), { recursive: true });
writeFileSync(canary, "import '@aws-sdk/client-dynamodb';\n");
try {
	const caught = await violationsIn([canary]);
	if (!caught.violations.some((violation) => violation.rule.name === 'browser-does-not-know-the-server')) {
		console.error('The boundary checker is blind: it did not see a module importing the AWS SDK.');
		process.exit(1);
	}
} finally {
	rmSync(path.dirname(canary), { recursive: true });
}

const { violations, modules } = await violationsIn(rooms);
for (const { rule, from, to } of violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
if (modules === 0) console.error('The boundary checker saw no modules.');
if (modules === 0 || violations.some((violation) => violation.rule.severity === 'error')) process.exit(1);
console.log(`${modules} modules keep the boundaries.`);
