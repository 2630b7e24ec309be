import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeLock } from '../../packages/local-cloud/src/engine/instance-lock.ts';

const scripts = join(__dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'tulia-preflight-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
	readonly status: number | null;
	readonly output: string;
}

function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): Ended {
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		encoding: 'utf8',
		env: { ...process.env, ...env },
	});
	return { status, output: `${stdout}${stderr}`.trim() };
}

/** Calls a check in its own process, which it may exit. */
const check = (call: string): Ended =>
	runNode([
		'--input-type=module',
		'--eval',
		`const preflight = await import(${JSON.stringify(pathToFileURL(join(scripts, 'lib/preflight.mjs')).href)}); preflight.${call}; console.log('it goes on');`,
	]);

test('a start whose data folder is a file exits with one sentence', () => {
	const file = join(folder, 'a-file');
	writeFileSync(file, '');
	expect(runNode([join(scripts, 'start.mjs')], { DATA_DIR: file })).toEqual({
		status: 1,
		output: `DATA_DIR names ${file}, which is a file. Name a folder: DATA_DIR=.local npm start`,
	});
});

test('a full disk is refused with the missing space, before anything is written', () => {
	const place = join(folder, 'not/there/yet');
	const { status, output } = check(`requireSpace(${JSON.stringify(place)}, 1e12, 'this test')`);
	expect(status).toBe(1);
	expect(output).toMatch(/^The disk of \S+ has \d+ MB left, and this test needs about 1000000000000 MB\. Make room, /);
	expect(check(`requireSpace(${JSON.stringify(place)}, 0, 'this test')`)).toEqual({ status: 0, output: 'it goes on' });
});

test('a platform without an engine gets the name of another one', () => {
	const { status, output } = check(`requireEngine(${JSON.stringify(folder)})`);
	expect(status).toBe(1);
	expect(output).toContain(`There is no embedded DynamoDB engine for ${process.platform}-${process.arch}.`);
	expect(output).toContain('DYNAMODB_ENDPOINT=');
});

test('a Node that is too old gets the required version', () => {
	const source = pathToFileURL(join(scripts, 'lib/require-node.mjs')).href;
	const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' }); await import(${JSON.stringify(source)});`;
	expect(runNode(['--input-type=module', '--eval', pretend])).toEqual({
		status: 1,
		output:
			'This needs Node 20.19 or newer; you have 18.20.8. Install it from nodejs.org or with your version manager (there is an .nvmrc).',
	});
});

/** A free port of this machine. */
async function closedPort(): Promise<string> {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const { port } = server.address() as AddressInfo;
	await new Promise((closed) => server.close(closed));
	return String(port);
}

test('a start in a data folder that is in use is refused before anything is built', async () => {
	const dataDir = join(folder, 'in-use');
	const lock = takeLock(dataDir);
	const { status, output } = runNode([join(scripts, 'start.mjs')], { DATA_DIR: dataDir, PORT: await closedPort() });
	lock.release();
	expect(status).toBe(1);
	expect(output).toBe(
		`Another local cloud (process ${process.pid}) uses ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
	);
});

/** The commands with a minimal project of one uncached package, as after a fresh clone. */
function freshClone(name: string): string {
	const project = join(folder, name);
	cpSync(scripts, join(project, 'scripts'), { recursive: true });
	const root = { name, version: '1.0.0', dependencies: { 'left-pad': '1.3.0' } };
	const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`;
	const packages = { '': root, 'node_modules/left-pad': { version: '1.3.0', integrity } };
	writeFileSync(join(project, 'package.json'), JSON.stringify({ ...root, private: true }));
	writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ ...root, lockfileVersion: 3, packages }));
	return project;
}

test.each(['start', 'test'])(
	'npm %s without a network exits with one sentence',
	async (command) => {
		const project = freshClone(`without-network-${command}`);
		const port = await closedPort();
		const { status, output } = runNode([join(project, `scripts/${command}.mjs`)], {
			PORT: port,
			DATA_DIR: join(project, 'data'),
			npm_config_registry: `http://127.0.0.1:${port}`,
			npm_config_cache: join(project, 'cache'),
			npm_config_fetch_retries: '0',
		});
		expect({ status, lines: output.split('\n').filter((line) => line !== '') }).toEqual({
			status: 1,
			lines: [
				'Installing packages (about a minute, once) …',
				'The npm registry cannot be reached (ECONNREFUSED), and the packages are not installed yet. Connect to the network, then run the same command again.',
			],
		});
	},
	60_000,
);
