import { createServer } from 'node:net';

/** A port of the loopback address that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const server = createServer().once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() =>
				address && typeof address === 'object' ? resolve(address.port) : reject(new Error('There is no free port.')),
			);
		});
	});
