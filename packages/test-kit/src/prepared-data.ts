import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The variable that names the folder of one test run for prepared data (`prepare-journeys.cjs`). Unset, nothing is prepared. */
const PREPARED_DIR = 'TULIA_PREPARED_DIR';

/** The data of a local cloud that was filled and published, and the port its pages were published for. */
export interface PreparedData {
	readonly folder: string;
	readonly port: number;
}

const readIfThere = async (file: string): Promise<string | undefined> => {
	try {
		return await readFile(file, 'utf8');
	} catch {
		return undefined;
	}
};

const isFree = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		const server = createServer().once('error', () => resolve(false));
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
	});

/**
 * What this worker of the test runner prepared, or prepares now. A published page has its address in it, and so each worker
 * has data of its own, for a port of its own. Undefined where nothing is to be prepared, or where the port is in use: a second
 * cloud of one test file.
 *
 * @param fill fills an empty folder and answers the port it was filled for.
 */
export async function preparedData(fill: (dataDir: string) => Promise<number>): Promise<PreparedData | undefined> {
	const dir = process.env[PREPARED_DIR];
	if (!dir) return undefined;
	const own = join(dir, process.env.JEST_WORKER_ID ?? '1');
	const folder = join(own, 'data');
	// Written last: a preparation that was cut off is made again.
	const note = join(own, 'port');
	const known = await readIfThere(note);
	if (known !== undefined) return (await isFree(Number(known))) ? { folder, port: Number(known) } : undefined;
	await rm(own, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const port = await fill(folder);
	await writeFile(`${note}.new`, String(port));
	await rename(`${note}.new`, note);
	return { folder, port };
}

/** Copies prepared data for one cloud to work on. */
export const copyPrepared = ({ folder }: PreparedData, to: string): Promise<void> =>
	cp(folder, to, { recursive: true });
