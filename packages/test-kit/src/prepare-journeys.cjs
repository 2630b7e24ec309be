const { mkdtemp } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Before the journeys: a folder in which each worker keeps the data its clouds begin with (`prepared-data.ts`). */
module.exports = async () => {
	process.env.TULIA_PREPARED_DIR = await mkdtemp(join(tmpdir(), 'tulia-prepared-'));
};
