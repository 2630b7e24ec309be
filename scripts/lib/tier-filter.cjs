const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const ENDING = /\.(?:integration|journey)\.test\.tsx?$/;

/** Jest's `--filter`: the integration tests and journeys of the tier in `TEST_TIER` (`test-tiers.mjs`). */
module.exports = async (files) => {
	const { isInTier } = await import('./test-tiers.mjs');
	const isWanted = (file) => {
		const name = path.relative(root, file).split(path.sep).join('/');
		return !ENDING.test(name) || isInTier(process.env.TEST_TIER, name.replace(ENDING, ''));
	};
	return { filtered: files.filter(isWanted) };
};
