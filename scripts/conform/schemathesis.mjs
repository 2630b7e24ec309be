import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/steps.mjs';
import { withLocalCloud } from './local-site.mjs';
import { pythonTool, runTool } from './tool.mjs';

const admin = { email: 'admin@tulia.example', password: 'Karibu!2026' };
const client = { email: 'conform@client.example', password: 'Lalasalama1!' };
/** The callers, with the seconds and the excluded addresses of each: none may end its own session. */
const callers = [
	{ person: admin, seconds: 150, leaveOut: '/logout' },
	{ person: client, seconds: 60, leaveOut: '/logout|^/api/admin/' },
];

/**
 * Sends invalid data, too. Without `negative_data_rejection`: the tool takes `\p{L}` for Latin letters only and reports
 * other scripts. The refusal of invalid data by field is tested in `lambdas/src/functions/odd-values.test.ts`.
 */
const checks = [
	...['not_a_server_error', 'status_code_conformance', 'content_type_conformance', 'response_schema_conformance'],
	...['response_headers_conformance', 'missing_required_header', 'ignored_auth'],
];
/** Random, so that each run tests other data; CONFORM_SEED repeats a run. */
const seed = Number(process.env.CONFORM_SEED ?? randomInt(2 ** 31));

async function post(origin, address, body) {
	const answer = await fetch(origin + address, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${address} answered ${answer.status} to ${body.email}.`);
	return answer.json();
}

const register = (origin, { email, password }) =>
	post(origin, '/api/auth/register', {
		name: 'Wairimu Kariuki',
		email,
		password,
		confirmPassword: password,
		terms: true,
	});

/** Tests the API as one caller; returns the violations of the description and the number of requests. */
async function runAs({ person, seconds, leaveOut }, { program, origin, folder }) {
	const { email } = person;
	const { token } = await post(origin, '/api/auth/login', person);
	const report = path.join(folder, `${email}.json`);
	const { code, stdout, stderr } = await runTool(
		program,
		[
			...['run', path.join(root, 'packages/contracts/generated/openapi.json'), '--url', origin],
			...['-H', `Authorization: Bearer ${token}`, '--checks', checks.join(',')],
			...['--phases', 'examples,coverage,fuzzing', '--max-examples', '20', '--max-time', `${seconds}`],
			...['--seed', `${seed}`],
			...['--generation-database', 'none', '--no-shrink', '--continue-on-failure', '--warnings', 'off', '--no-color'],
			// A low share of valid generated data is a property of the generator, not of the API.
			...['--exclude-path-regex', leaveOut, '--suppress-health-check', 'all'],
			...['--report', 'json', '--report-json-path', report],
		],
		{ cwd: folder },
	);
	if (code !== 0 && code !== 1) throw new Error(`schemathesis ended with code ${code}:\n${stdout}${stderr}`);
	const { operations, test_cases: cases, failures } = JSON.parse(readFileSync(report, 'utf8'));
	const findings = failures.map(({ title, operations: where }) => `${title}, as ${email}: ${JSON.stringify(where)}`);
	const [, details = ''] = stdout.split(/^=+ (?:FAILURES|ERRORS) =+$/m);
	if (code === 1) findings.push(details.slice(0, 8000));
	return { findings, calls: cases.generated, operations: operations.tested };
}

/** The functions' log lines of server errors, because an answer does not reveal the cause. */
async function unexpectedErrors(origin) {
	const lines = await (await fetch(`${origin}/__local/api/logs`)).json();
	return lines.flatMap(({ line }) => (line.includes('"UNEXPECTED_ERROR"') ? [line.slice(0, 2000)] : []));
}

/** Tests the API against its OpenAPI description: server errors, undeclared answers and missing access checks. */
export const checkSchemathesis = async () => {
	const program = path.join(await pythonTool('schemathesis'), 'schemathesis');
	const folder = mkdtempSync(path.join(tmpdir(), 'tulia-conform-'));
	console.log(`  seed ${seed} (CONFORM_SEED=${seed} npm run conform -- schemathesis sends the same)`);
	try {
		const runs = await withLocalCloud(async ({ origin }) => {
			await register(origin, client);
			const done = [];
			for (const caller of callers) done.push(await runAs(caller, { program, origin, folder }));
			return [...done, { findings: await unexpectedErrors(origin), calls: 0, operations: 0 }];
		});
		return {
			findings: runs.flatMap(({ findings }) => findings),
			summary: runs
				.filter(({ calls }) => calls > 0)
				.map(({ calls, operations }) => `${calls} calls of ${operations} operations`)
				.join(', then ')
				.concat(`, seed ${seed}`),
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};
