import type { Server } from 'node:http';

/** Starts a server on a free port of 127.0.0.1 and returns its origin. */
export const listen = (server: Server): Promise<string> =>
	new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
			else reject(new Error('The server has no port.'));
		});
	});
