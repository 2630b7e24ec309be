const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const ENDING = /\.(?:integration|journey)\.test\.tsx?$/;

/** Jest's `--filter`: the files of the tier that `TEST_TIER` names (`test-tiers.mjs`), of integration tests and journeys. */
module.exports = async (files) => {
	const { isInTier } = await import('./test-tiers.mjs');
	const isWanted = (file) => {
		const name = path.relative(root, file).split(path.sep).join('/');
		return !ENDING.test(name) || isInTier(process.env.TEST_TIER, name.replace(ENDING, ''));
	};
	return { filtered: files.filter(isWanted) };
};
