import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** Exits with one sentence and a remedy, instead of a stack trace for a used port. */
export function refuse(sentence) {
	console.error(`\n${sentence}\n`);
	process.exit(1);
}

/** The embedded DynamoDB engine is a binary per platform; another engine can be named instead. */
export function requireEngine(root) {
	if (process.env.DYNAMODB_ENDPOINT) return;
	const platform = `${process.platform}-${process.arch}`;
	if (existsSync(path.join(root, 'node_modules/@dynoxide', platform))) return;
	refuse(
		`There is no embedded DynamoDB engine for ${platform}. Start Amazon's with npm run dynamodb-local (Java and Maven), then: DYNAMODB_ENDPOINT=http://127.0.0.1:8000 and the same command again.`,
	);
}

const MB = 1024 * 1024;

/** Requires free space on the disk of a folder, which may not exist yet. */
export function requireSpace(folder, megabytes, why) {
	let there = path.resolve(folder);
	while (!existsSync(there)) there = path.dirname(there);
	const { bavail, bsize } = statfsSync(there);
	const free = Math.floor((bavail * bsize) / MB);
	if (free < megabytes)
		refuse(
			`The disk of ${there} has ${free} MB left, and ${why} needs about ${megabytes} MB. Make room, then run the same command again.`,
		);
}

/** Requires a writable data folder, which is not a file. */
export function requireDataFolder(folder) {
	const file = path.resolve(folder);
	if (existsSync(file) && !statSync(file).isDirectory())
		refuse(`DATA_DIR names ${file}, which is a file. Name a folder: DATA_DIR=.local npm start`);
	try {
		mkdirSync(file, { recursive: true });
		accessSync(file, constants.W_OK);
	} catch (error) {
		refuse(
			`DATA_DIR names ${file}, which cannot be written (${error.code}). Name another folder: DATA_DIR=/tmp/tulia npm start`,
		);
	}
	requireSpace(file, 200, 'a local cloud');
}

/** Resolves when the port of this machine is free. */
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

const installedLockFile = (root) => path.join(root, 'node_modules/.cache/tulia/installed-lock');

/** The version of the lock file that node_modules was made from, or undefined. */
export const installedLock = (root) => {
	const file = installedLockFile(root);
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** After npm was run explicitly: the next command accepts node_modules as it is. */
export const trustInstalled = (root) => rmSync(installedLockFile(root), { force: true });
