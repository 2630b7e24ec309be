import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(__dirname, '../..');

/** What a line of a program says that has the functions of `shard.mjs`. */
const say = (expression: string): unknown =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				...['--input-type=module', '-e'],
				`import { shardIn, withoutShard } from ${JSON.stringify(pathToFileURL(path.join(__dirname, 'shard.mjs')).href)};
				const attempt = (run) => { try { return run() ?? null; } catch ({ message }) { return message; } };
				console.log(JSON.stringify(attempt(() => ${expression})));`,
			],
			{ encoding: 'utf8' },
		),
	);

test.each([
	["shardIn(['booking'])", null],
	["shardIn(['--changed', '--shard=2/5'])", { part: 2, of: 5 }],
	["shardIn(['--shard=6/5'])", '--shard=6/5 names no part. The second of five parts is --shard=2/5.'],
	["shardIn(['--shard=0/5'])", '--shard=0/5 names no part. The second of five parts is --shard=2/5.'],
	["shardIn(['--shard=two'])", '--shard=two names no part. The second of five parts is --shard=2/5.'],
	["withoutShard(['--changed', '--shard=2/5'])", ['--changed']],
])('%s is %j', (expression, expected) => {
	expect(say(expression)).toEqual(expected);
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
