import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/steps.mjs';

/** A check that this machine cannot run: the reason, and the command that would change it. */
export class Skipped extends Error {
	constructor(reason, command) {
		super(`${reason} To bring it: ${command}`);
	}
}

/** Runs a command to its end. Resolves with its code and output; the code is null after a timeout of `minutes`. */
export function runTool(command, args, { cwd = root, env = {}, minutes = 20, input } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: ['pipe', 'pipe', 'pipe'],
		});
		// Not spawn's own timeout: after a missing command it still runs and keeps the process alive.
		const timer = setTimeout(() => child.kill(), minutes * 60_000);
		let [stdout, stderr] = ['', ''];
		child.stdout.setEncoding('utf8').on('data', (text) => {
			stdout += text;
		});
		child.stderr.setEncoding('utf8').on('data', (text) => {
			stderr += text;
		});
		child.on('error', (error) => {
			clearTimeout(timer);
			reject(error);
		});
		child.on('close', (code) => {
			clearTimeout(timer);
			resolve({ code, stdout, stderr });
		});
		child.stdin.end(input);
	});
}

const exists = (command) =>
	runTool(command, ['--version']).then(
		({ code }) => code === 0,
		() => false,
	);

/** Skips the check unless the command answers. */
async function requireCommand(command, install) {
	if (!(await exists(command))) throw new Skipped(`There is no ${command} here.`, install);
}

const pins = path.join(import.meta.dirname, 'tools');
const cache = path.join(root, 'node_modules/.cache/conform');

/** The folder of a tool, filled by `fetch` once per content of the file that pins its version. */
async function toolFolder(name, pinFile, fetch) {
	const folder = path.join(cache, name);
	const [pin, marker] = [readFileSync(path.join(pins, pinFile), 'utf8'), path.join(folder, 'fetched')];
	if (existsSync(marker) && readFileSync(marker, 'utf8') === pin) return folder;
	console.log(`  fetching ${name} (once) …`);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const { command, args } of fetch(folder, path.join(pins, pinFile))) {
		const { code, stdout, stderr } = await runTool(command, args, { cwd: folder });
		if (code === 0) continue;
		const [reason = ''] = `${stderr}${stdout}`.trim().split('\n').slice(-1);
		throw new Skipped(
			`${name} could not be fetched (${reason}).`,
			`npm run conform -- ${name}, with the registry in reach`,
		);
	}
	writeFileSync(marker, pin);
	return folder;
}

/** The programs of a Python tool in a virtual environment; `tools/<name>.txt` pins it. */
export async function pythonTool(name) {
	await requireCommand('python3', 'apt-get install python3 python3-venv, or python.org');
	const folder = await toolFolder(name, `${name}.txt`, (into, pin) => [
		{ command: 'python3', args: ['-m', 'venv', into] },
		{ command: path.join(into, 'bin/pip'), args: ['install', '--quiet', '--disable-pip-version-check', '-r', pin] },
	]);
	return path.join(folder, 'bin');
}

/** The folder of the jars of a Java tool; `tools/<name>.pom.xml` pins it. */
export async function mavenTool(name) {
	await requireJava();
	await requireCommand('mvn', 'apt-get install maven, or maven.apache.org');
	return toolFolder(name, `${name}.pom.xml`, (into, pin) => [
		{
			command: 'mvn',
			args: [
				...['-q', '-B', '-f', pin, 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies'],
				`-DoutputDirectory=${into}`,
			],
		},
	]);
}

export const requireJava = () => requireCommand('java', 'apt-get install openjdk-17-jre-headless, or adoptium.net');

/** The `node_modules` of an npm tool; `tools/<name>.package.json` pins it. Install scripts do not run. */
export async function npmTool(name) {
	const folder = await toolFolder(name, `${name}.package.json`, (into, pin) => {
		cpSync(pin, path.join(into, 'package.json'));
		return [{ command: 'npm', args: ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'] }];
	});
	return path.join(folder, 'node_modules');
}
