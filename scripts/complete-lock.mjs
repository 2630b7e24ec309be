/**
 * Adds the optional binaries of other platforms to `package-lock.json`, with the registry's digests. npm leaves out
 * those for other platforms, and `npm ci` there refuses the whole lock file; without a digest it would not verify what
 * it installs. Run after every change of dependencies; `--check` only reports whether it is needed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

const systems = {
	android: 'android',
	darwin: 'darwin',
	freebsd: 'freebsd',
	linux: 'linux',
	openharmony: 'openharmony',
	win32: 'win32',
	aix: 'aix',
	sunos: 'sunos',
	netbsd: 'netbsd',
	openbsd: 'openbsd',
};
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'arm'];

/** Maps `@swc/core-linux-arm64-musl` to its platform, as in its own package.json. */
function platformOf(name) {
	const parts = name.split(/[/-]/);
	const os = parts.map((part) => systems[part]).find(Boolean);
	const cpu =
		processors.find((candidate) => parts.includes(candidate)) ??
		(parts.some((part) => /^arm/.test(part)) ? 'arm' : undefined);
	if (!os || !cpu) return undefined;
	const libc =
		parts.includes('musl') || parts.some((part) => part.startsWith('musl'))
			? 'musl'
			: parts.some((part) => part.startsWith('gnu'))
				? 'glibc'
				: undefined;
	return { os: [os], cpu: [cpu], ...(libc ? { libc: [libc] } : {}) };
}

const missing = [];
for (const [location, entry] of Object.entries(lock.packages)) {
	for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
		const nested = `${location}/node_modules/${name}`;
		const hoisted = `node_modules/${name}`;
		if (lock.packages[nested] || lock.packages[hoisted]) continue;
		const platform = platformOf(name);
		if (platform && /^\d/.test(version))
			missing.push([hoisted, { version, ...platform, optional: true, dev: entry.dev }]);
	}
}

/** The downloaded packages, without the packages of this repository and those bundled with another package. */
const unchecked = [...Object.entries(lock.packages), ...missing].filter(
	([location, { link, inBundle, integrity }]) =>
		location.includes('node_modules/') && !link && !inBundle && integrity === undefined,
);

if (process.argv.includes('--check')) {
	const mistakes = [
		...missing.map(([location]) => `leaves out ${location}: run node scripts/complete-lock.mjs`),
		...unchecked.map(([location]) => `has no integrity of ${location}: run node scripts/complete-lock.mjs`),
		...(/"resolved": "https?:/.test(readFileSync(file, 'utf8'))
			? ['names a registry: set omit-lockfile-registry-resolved.']
			: []),
	];
	for (const mistake of mistakes) console.error(`package-lock.json ${mistake}`);
	process.exit(mistakes.length > 0 ? 1 : 0);
}

for (const [location, entry] of unchecked) {
	const name = location.split('node_modules/').at(-1);
	const digest = execFileSync('npm', ['view', `${name}@${entry.version}`, 'dist.integrity'], {
		encoding: 'utf8',
	}).trim();
	if (!/^sha512-/.test(digest)) throw new Error(`The registry has no digest of ${name} ${entry.version}.`);
	entry.integrity = digest;
}
const packages = Object.fromEntries(
	Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, '\t')}\n`);
console.log(`Added ${missing.length} platform packages to package-lock.json, and ${unchecked.length} digests.`);
