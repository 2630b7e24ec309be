import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** Ends with one sentence and what to do; nobody should have to read a stack trace to learn that a port is taken. */
export function refuse(sentence) {
	console.error(`\n${sentence}\n`);
	process.exit(1);
}

/** Runs before anything is installed, so it may use nothing but Node. */
export function requireNode() {
	const [major, minor] = process.versions.node.split('.').map(Number);
	if (major > 20 || (major === 20 && minor >= 19)) return;
	refuse(
		`This needs Node 20.19 or newer; you have ${process.versions.node}. Install it from nodejs.org or with your version manager (there is an .nvmrc).`,
	);
}

/** The embedded DynamoDB engine is a binary per platform; another engine can be named instead. */
export function requireEngine(root) {
	if (process.env.DYNAMODB_ENDPOINT) return;
	if (existsSync(path.join(root, 'node_modules/@dynoxide/linux-x64/dynoxide'))) return;
	refuse(
		`There is no embedded DynamoDB engine for ${process.platform}-${process.arch}. Start another one, such as DynamoDB Local, and name it: DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start`,
	);
}

/** Resolves when nobody listens on the port of this machine. */
export function requireFreePort(port) {
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		refuse(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once('error', (error) =>
			refuse(
				error.code === 'EADDRINUSE'
					? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
					: `Port ${port} cannot be used (${error.code}). Choose another: PORT=${port + 1} npm start`,
			),
		);
		probe.listen(port, '127.0.0.1', () => probe.close(resolve));
	});
}

/** The version of the lock file that node_modules was made from, or undefined. */
export const installedLock = (root) => {
	const file = path.join(root, 'node_modules/.cache/tulia/installed-lock');
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
