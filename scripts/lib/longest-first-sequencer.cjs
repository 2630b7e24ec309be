const { default: Sequencer } = require('@jest/test-sequencer');

/** Short files whose tests take long. Without a past run jest takes the largest file for the longest. */
const LONG = /\/e2e\/.+-(?:pages|states)\.journey\.test\.ts$/;

/** Begins with the files that take longest, so that one worker is not left with them while the other has nothing to do. */
module.exports = class extends Sequencer {
	sort(tests) {
		const sorted = super.sort(tests);
		const isLong = ({ path }) => LONG.test(path);
		return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
	}
};
