import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { shardIn, withoutShard } from './shard.mjs';

const root = path.resolve(__dirname, '../..');

test.each([
	[['booking'], undefined, ['booking']],
	[['--changed', '--shard=2/5'], { part: 2, of: 5 }, ['--changed']],
	[['--shard=5/5', 'faq'], { part: 5, of: 5 }, ['faq']],
])('of %j it is %j, and %j is left', (argv, shard, rest) => {
	expect(shardIn(argv)).toEqual(shard);
	expect(withoutShard(argv)).toEqual(rest);
});

test.each(['--shard=6/5', '--shard=0/5', '--shard=two', '--shard='])('%s is refused, with what to write', (word) => {
	expect(() => shardIn([word])).toThrow(`${word} names no part. The second of five parts is --shard=2/5.`);
});

const journeys = (...options: readonly string[]): readonly string[] =>
	execFileSync(
		process.execPath,
		[path.join(root, 'node_modules/jest/bin/jest.js'), '--listTests', '--selectProjects', 'journeys', ...options],
		{ cwd: root, encoding: 'utf8' },
	)
		.split('\n')
		.filter((line) => line.endsWith('.journey.test.ts'))
		.sort();

test('the parts together are all journeys, and each of them once', () => {
	const parts = ['1/3', '2/3', '3/3'].flatMap((part) => journeys(`--shard=${part}`));
	expect(parts.sort()).toEqual(journeys());
});
