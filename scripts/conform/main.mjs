/** Runs all checks, or the named one, and prints the findings of each or why it was skipped. */
import { checkCfnLint } from './cfn-lint.mjs';
import { checkDynamodbLocal } from './dynamodb-local.mjs';
import { checkEmulator } from './emulator.mjs';
import { checkLinks } from './links.mjs';
import { checkNu } from './nu.mjs';
import { checkSchemathesis } from './schemathesis.mjs';
import { Skipped } from './tool.mjs';

const checks = {
	'cfn-lint': checkCfnLint,
	emulator: checkEmulator,
	nu: checkNu,
	links: checkLinks,
	schemathesis: checkSchemathesis,
	'dynamodb-local': checkDynamodbLocal,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in checks));
if (unknown !== undefined) {
	console.error(`There is no check ${unknown}: ${Object.keys(checks).join(', ')}.`);
	process.exit(1);
}

/** The result of a check in one line, below its findings. */
async function outcomeOf(name) {
	try {
		const { findings, summary } = await checks[name]();
		for (const finding of findings) console.log(`  ${finding}`);
		return findings.length === 0 ? ['passed', summary] : ['failed', `${findings.length} findings`];
	} catch (error) {
		if (error instanceof Skipped) return ['skipped', error.message];
		console.error(error);
		return ['failed', 'it could not be carried out'];
	}
}

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const name of named.length > 0 ? named : Object.keys(checks)) {
	const started = Date.now();
	console.log(`\n── ${name}`);
	const [outcome, words] = await outcomeOf(name);
	counts[outcome] += 1;
	console.log(`── ${name}: ${outcome} in ${((Date.now() - started) / 1000).toFixed(0)} s. ${words}`);
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
