const { rm } = require('node:fs/promises');

/** After the journeys: nothing that was prepared is of use to another run, which may have another build. */
module.exports = () => rm(process.env.TULIA_PREPARED_DIR, { recursive: true, force: true });
