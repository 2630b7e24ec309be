/**
 * Names in `package-lock.json` the optional binaries of platforms other than the one that wrote it. npm leaves out what
 * its registry does not hold, and `npm ci` then refuses the whole lock file.
 * Run after every change of dependencies; `--check` only tells whether it is needed.
 */
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

/** `@swc/core-linux-arm64-musl` → where it can be installed, as its own package.json would say. */
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

if (process.argv.includes('--check')) {
	if (missing.length > 0)
		console.error(
			`package-lock.json leaves out ${missing.length} platform packages: run node scripts/complete-lock.mjs`,
		);
	if (/"resolved": "https?:/.test(readFileSync(file, 'utf8')))
		console.error('package-lock.json names a registry: set omit-lockfile-registry-resolved.');
	process.exit(missing.length > 0 || /"resolved": "https?:/.test(readFileSync(file, 'utf8')) ? 1 : 0);
}
const packages = Object.fromEntries(
	Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, '\t')}\n`);
console.log(`Added ${missing.length} platform packages to package-lock.json.`);
