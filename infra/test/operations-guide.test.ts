import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../deploy/steps.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guide = read('docs/operations.md');
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));

const PAPER = 'tried on paper only';

/** The test that runs each command of the guide as typed, or lists it. */
const RUN_BY: Readonly<Record<string, readonly string[]>> = {
	deploy: ['infra/test/deploy.integration.test.ts', 'infra/test/deploy-steps.test.ts'],
	// These commands run against the local cloud with explicit names; the other two tests cover the names of a stage.
	'deploy -w': [
		...['e2e/platform/release-trial.journey.test.ts', 'e2e/visitor/offline-pages.journey.test.ts'],
		...['infra/test/deploy-steps.test.ts', 'infra/release/target.test.ts'],
	],
	'admin:grant': ['e2e/platform/recovery-commands.journey.test.ts'],
	restore: ['infra/restore/drill.integration.test.ts', 'e2e/platform/recovery-commands.journey.test.ts'],
	'keys:rotate': ['e2e/platform/recovery-commands.journey.test.ts'],
	'queues:redrive': ['e2e/platform/recovery-commands.journey.test.ts'],
	'jobs:retry': ['e2e/platform/jobs-retry.journey.test.ts'],
	seed: ['e2e/platform/seed.journey.test.ts'],
	smoke: ['e2e/platform/smoke.journey.test.ts'],
	trace: ['e2e/platform/trace.journey.test.ts', 'infra/trace/cloudwatch-log.test.ts'],
	// Runs parts of the others; its output is stored.
	conform: ['docs/proofs/conform.md'],
	// The first step of every test run.
	build: ['scripts/test.mjs'],
};

interface Command {
	readonly text: string;
	/** Whether its paragraph says that it was never run. */
	readonly isOnPaper: boolean;
}

/** The commands in the guide: code in its text, also across the end of a line. */
const commands: readonly Command[] = [...guide.matchAll(/`([^`]+)`/g)].flatMap(({ 1: code = '', index }) => {
	const text = code.replaceAll(/\s+/g, ' ');
	if (!/^(?:npm run|aws|npx|node|cdk|git) /.test(text)) return [];
	const paragraph = guide.slice(guide.lastIndexOf('\n\n', index), guide.indexOf('\n\n', index));
	return [{ text, isOnPaper: paragraph.replaceAll(/\s+/g, ' ').includes(PAPER) }];
});

const scriptOf = (text: string): string => /^npm run (\S+(?: -w(?= ))?)/.exec(text)?.[1] ?? '';
const flagsOf = (text: string): readonly string[] => text.match(/--[a-z][a-z-]+/g) ?? [];
const ours = commands.filter(({ text }) => text.startsWith('npm run '));

test('the guide has commands', () => {
	expect(ours.length).toBeGreaterThan(20);
	expect(commands.filter(({ text }) => text.startsWith('aws ')).length).toBeGreaterThan(5);
});

test.each(Object.keys(RUN_BY))('npm run %s exists, and so does each test that runs it', (name) => {
	expect(Object.keys(scripts)).toContain(name.replace(/ -w$/, ''));
	for (const file of RUN_BY[name] ?? [])
		expect({ file, isThere: existsSync(path.join(root, file)) }).toEqual({ file, isThere: true });
});

test('each of our commands in the guide is run by a test with its options, or marked as never run', () => {
	const unproven = ours.flatMap(({ text, isOnPaper }) => {
		const proofs = RUN_BY[scriptOf(text)];
		if (!proofs) return [text];
		if (isOnPaper) return [];
		const tests = [...proofs, 'e2e/support/processes/run-script.ts'].map(read).join('\n');
		return flagsOf(text).some((flag) => !tests.includes(flag)) ? [text] : [];
	});
	expect(unproven).toEqual([]);
});

test('each third-party command in the guide is marked as never run, because no account was available', () => {
	const unmarked = commands.filter(({ text, isOnPaper }) => /^(?:aws|cdk|npx) /.test(text) && !isOnPaper);
	expect(unmarked.map(({ text }) => text)).toEqual([]);
});

test('each file that the guide runs exists', () => {
	for (const { text } of commands) {
		const [, file] = /^node (?:--\S+ \S+ )*(\S+\.(?:mjs|ts))/.exec(text) ?? [];
		if (file) expect({ file, isThere: existsSync(path.join(root, file)) }).toEqual({ file, isThere: true });
	}
});
