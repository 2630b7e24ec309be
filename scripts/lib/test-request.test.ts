import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { checksOf, readRequest, selectionOf } from './test-request.mjs';

const root = path.resolve(__dirname, '../..');

test.each([
	[[], { tier: 'gate', patterns: [], isNarrow: false }],
	[['--tier=sweep'], { tier: 'sweep', isNarrow: false }],
	[['booking'], { tier: 'any', patterns: ['booking'], isNarrow: true }],
	[['--tier=sweep', 'merge-client'], { tier: 'sweep', patterns: ['merge-client'], isNarrow: true }],
	[['--tier=all', '--shard=2/5'], { tier: 'all', shard: { part: 2, of: 5 }, isNarrow: false }],
	[['--changed'], { tier: 'all', isNarrow: true }],
])('the arguments %j are the request %j', (argv, request) => {
	expect(readRequest(argv)).toMatchObject(request);
});

test.each(['--shard=6/5', '--shard=0/5', '--shard=two', '--shard='])(
	'the shard %s is refused with the correct form',
	(word) => {
		expect(() => readRequest([word])).toThrow(`${word} names no part. The second of five parts is --shard=2/5.`);
	},
);

test('an unknown tier is refused with the known ones', () => {
	expect(() => readRequest(['--tier=most'])).toThrow('--tier=most is none of gate, all, sweep, any.');
});

test('a named test of a sweep runs as in a sweep, and no other test runs', () => {
	const selection = selectionOf(readRequest(['--tier=sweep', 'merge-client']), 'integration');
	expect(selection).toContain('merge-client');
	expect(selection).not.toContain('--findRelatedTests');
});

/** The files that jest would run with the arguments of `npm test`. */
const listed = (...options: readonly string[]): readonly string[] =>
	execFileSync(
		process.execPath,
		[path.join(root, 'node_modules/jest/bin/jest.js'), '--listTests', '--selectProjects', 'journeys', ...options],
		{ cwd: root, encoding: 'utf8' },
	)
		.split('\n')
		.filter((line) => line.endsWith('.journey.test.ts'))
		.sort();

test('the shards of a run together have every journey exactly once', () => {
	const parts = ['1/3', '2/3', '3/3'].flatMap((part) => listed(`--shard=${part}`));
	expect(parts.sort()).toEqual(listed());
});

test('the parts of a run together do every check once; named tests and sweeps do none', () => {
	const checks = ['types', 'lint', 'boundaries', 'words'];
	const parts = ['--shard=1/3', '--shard=2/3', '--shard=3/3'].map((part) => checksOf(readRequest([part]), checks));
	expect(parts).toEqual([['types', 'words'], ['lint'], ['boundaries']]);
	expect(checksOf(readRequest([]), checks)).toEqual(checks);
	expect(checksOf(readRequest(['booking']), checks)).toEqual([]);
	expect(checksOf(readRequest(['--tier=sweep']), checks)).toEqual([]);
});
