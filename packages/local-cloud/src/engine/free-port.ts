import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from '../state/error-code.ts';

/** Below the ephemeral ports, which an outgoing connection could take before the server listens. */
const FIRST = 20_000;
const LAST = 32_000;
const ATTEMPTS = 50;

/** Workers of a test run, and their processes, use separate ranges: no port is taken between check and use. */
const WORKERS = 4;
const WORKER = Number(process.env.JEST_WORKER_ID ?? 0) % WORKERS;

/** Whether a port of the loopback address is free now. */
const isFree = (port: number): Promise<boolean> =>
	new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(false) : reject(error)));
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
	});

/** A port of the loopback address that is free now. */
export async function freePort(): Promise<number> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		const port = FIRST + WORKER + WORKERS * randomInt((LAST - FIRST) / WORKERS);
		if (await isFree(port)) return port;
	}
	throw new Error(`There is no free port from ${FIRST} to ${LAST}.`);
}
