/** Runs the checks of `npm run supply-chain`. With `--strict` a skipped one fails. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTool, Skipped } from '../conform/tool.mjs';
import { siteModules, workspaceOf } from '../lib/site-modules.mjs';
import { root } from '../lib/steps.mjs';
import { licenceFindings } from './licences.mjs';
import { auditFindings } from './vulnerabilities.mjs';

/** Scans for secrets; Go verifies its sources with the checksum database (sum.golang.org). */
const GITLEAKS = 'github.com/zricethezav/gitleaks/v8@v8.30.1';
const BILL = path.join(root, '.local/bill-of-materials.cdx.json');

/** The deployed code: the functions, and every module of the site. Tools, tests and benches ship nothing. */
const deployed = ['lambdas', ...siteModules.map(workspaceOf)].flatMap((workspace) => ['-w', workspace]);
const npm = (...args) => runTool('npm', [...args, '--omit=dev', '--package-lock-only', ...deployed]);

async function billOfMaterials() {
	const { code, stdout, stderr } = await npm('sbom', '--sbom-format=cyclonedx');
	if (code !== 0) throw new Error(stderr);
	return stdout;
}

async function checkBill() {
	const bill = await billOfMaterials();
	mkdirSync(path.dirname(BILL), { recursive: true });
	writeFileSync(BILL, bill);
	return { findings: [], summary: `${JSON.parse(bill).components.length} components, in ${path.relative(root, BILL)}` };
}

async function checkLicences() {
	const bill = JSON.parse(await billOfMaterials());
	return { findings: licenceFindings(bill), summary: `${bill.components.length} components under allowed licences` };
}

async function checkVulnerabilities() {
	const { stdout } = await npm('audit', '--json');
	return { findings: auditFindings(stdout), summary: 'none that is high or critical' };
}

/** Scans every commit, with the rules of gitleaks and the exceptions of `.gitleaks.toml`. */
async function checkSecrets() {
	const scan = ['git', '--no-banner', '--no-color', '--redact', '--verbose', '--log-level=error', root];
	const there = (command) => spawnSync(command, ['version'], { stdio: 'ignore' }).status === 0;
	const [command, before] = there('gitleaks') ? ['gitleaks', []] : ['go', ['run', GITLEAKS]];
	if (command === 'go' && !there('go'))
		throw new Skipped('There is neither gitleaks nor Go here.', 'install Go, which fetches it.');
	const { code, stdout, stderr } = await runTool(command, [...before, ...scan]);
	if (code === 0) return { findings: [], summary: 'none in any commit' };
	if (stdout.trim() === '') throw new Error(stderr);
	return { findings: stdout.trim().split(/\n{2,}/), summary: '' };
}

const checks = {
	bill: checkBill,
	licences: checkLicences,
	vulnerabilities: checkVulnerabilities,
	secrets: checkSecrets,
};

async function outcomeOf(check) {
	try {
		const { findings, summary } = await check();
		for (const finding of findings) console.log(`  ${finding.replaceAll('\n', '\n  ')}`);
		return findings.length === 0 ? ['passed', summary] : ['failed', `${findings.length} findings`];
	} catch (error) {
		if (error instanceof Skipped) return ['skipped', error.message];
		console.error(error);
		return ['failed', 'it could not be carried out'];
	}
}

const strict = process.argv.includes('--strict');
const named = process.argv.slice(2).filter((word) => word in checks);
for (const name of named.length > 0 ? named : Object.keys(checks)) {
	const [outcome, summary] = await outcomeOf(checks[name]);
	console.log(`${outcome} ${name}: ${summary}`);
	if (outcome === 'failed' || (strict && outcome === 'skipped')) process.exitCode = 1;
}
