const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const recorded = require('./test-durations.json');

const root = path.resolve(__dirname, '../..');

/** Seconds of a file that is not in the record: it is new, or short. */
const NOT_RECORDED = 1;

const secondsOf = ({ path: file }) => recorded[path.relative(root, file).split(path.sep).join('/')] ?? NOT_RECORDED;

const longestFirst = (tests) =>
	[...tests].sort((one, other) => secondsOf(other) - secondsOf(one) || (one.path < other.path ? -1 : 1));

/** Begins with the files that take longest, and shares them out so that the parts of a run take equally long, by the record of past runs. */
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
