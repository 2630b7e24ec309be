const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const recorded = require('./test-durations.json');

const root = path.resolve(__dirname, '../..');

/** Default in seconds for a file without a record: it is new, or short. */
const NOT_RECORDED = 1;

const secondsOf = ({ path: file }) => recorded[path.relative(root, file).split(path.sep).join('/')] ?? NOT_RECORDED;

const longestFirst = (tests) =>
	[...tests].sort((one, other) => secondsOf(other) - secondsOf(one) || (one.path < other.path ? -1 : 1));

/** Runs the slowest files first, and splits them into shards of equal duration, by the record of past runs. */
module.exports = class extends Sequencer {
	sort(tests) {
		return longestFirst(tests);
	}

	shard(tests, { shardIndex, shardCount }) {
		const parts = Array.from({ length: shardCount }, () => ({ seconds: 0, tests: [] }));
		for (const test of longestFirst(tests)) {
			const shortest = parts.reduce((best, part) => (part.seconds < best.seconds ? part : best));
			shortest.seconds += secondsOf(test);
			shortest.tests.push(test);
		}
		return parts[shardIndex - 1].tests;
	}
};
