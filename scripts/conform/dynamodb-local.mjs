import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../packages/local-cloud/src/engine/free-port.ts';
import { root } from '../lib/steps.mjs';
import { mavenTool, runTool } from './tool.mjs';

const MAIN = 'software.amazon.dynamodb.services.local.main.ServerRunner';

async function untilAnswers(endpoint, server) {
	for (let attempt = 0; attempt < 600; attempt += 1) {
		if (server.exitCode !== null) throw new Error(`DynamoDB Local ended with code ${server.exitCode}.`);
		if (await fetch(endpoint, { method: 'POST' }).catch(() => undefined)) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('DynamoDB Local did not answer within a minute.');
}

/** DynamoDB Local, downloaded once: its process, and its address once it answers. `storage` are its storage options. */
export async function startDynamodbLocal(port, storage) {
	const jars = await mavenTool('dynamodb-local');
	const options = [`-Djava.library.path=${jars}`, '-cp', path.join(jars, '*'), MAIN, '-port', `${port}`, ...storage];
	const server = spawn('java', options, { cwd: jars, stdio: 'ignore' });
	const endpoint = `http://127.0.0.1:${port}`;
	return { server, answers: untilAnswers(endpoint, server).then(() => endpoint) };
}

/** Runs a callback with the address of a DynamoDB Local in memory, and ends it. */
async function withDynamodbLocal(use) {
	const { server, answers } = await startDynamodbLocal(await freePort(), ['-inMemory']);
	try {
		return await use(await answers);
	} finally {
		server.kill('SIGKILL');
		if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
	}
}

/** The tests that use a table, each its own (`freshTable` of the test kit). */
const PATTERN = 'lambdas/src/.*[.]integration[.]test[.]ts$';

/** DynamoDB Local's own error for hundreds of concurrent writes to one item, which DynamoDB would have answered. */
const LOCK = 'This request will succeed in actual DynamoDB API';

const failuresIn = ({ testResults }) =>
	testResults.flatMap(({ name, message, assertionResults }) => {
		const file = path.relative(root, name);
		const failed = assertionResults.filter(({ status }) => status === 'failed');
		if (failed.length === 0) return message && assertionResults.length === 0 ? [`${file}: ${message}`] : [];
		return failed.map(({ fullName, failureMessages: [why = ''] }) => `${file}: ${fullName}\n    ${why.slice(0, 600)}`);
	});

/** Journeys without a browser: the whole local cloud uses the table, each in its own database. */
const JOURNEYS = 'e2e/(?:staff/(?:centre|content)-api|platform/(?:jobs-retry|power-loss|trace))[.]journey[.]test[.]ts$';

/** Jest's report on the matching tests of a project. */
async function runTests({ project, pattern, endpoint, folder }) {
	const report = path.join(folder, `${project}.json`);
	const { code, stderr } = await runTool(
		path.join(root, 'node_modules/.bin/jest'),
		[...['--selectProjects', project, '--runInBand'], ...['--json', `--outputFile=${report}`, pattern]],
		{ env: { DYNAMODB_ENDPOINT: endpoint, CI: 'true', NO_COLOR: '1' }, minutes: 60 },
	);
	if (code === null) throw new Error(`The tests did not end within an hour:\n${stderr.slice(-2000)}`);
	return JSON.parse(readFileSync(report, 'utf8'));
}

/** Runs the server's integration tests, and journeys, on DynamoDB Local instead of the embedded engine. */
export const checkDynamodbLocal = () =>
	withDynamodbLocal(async (endpoint) => {
		const folder = mkdtempSync(path.join(tmpdir(), 'tulia-conform-'));
		try {
			const server = await runTests({ project: 'integration', pattern: PATTERN, endpoint, folder });
			const journeys = await runTests({ project: 'journeys', pattern: JOURNEYS, endpoint, folder });
			const failures = [server, journeys].flatMap(failuresIn);
			const findings = failures.filter((failure) => !failure.includes(LOCK));
			const locked = failures.length - findings.length;
			return {
				findings,
				summary: `${server.numPassedTests} tests of ${server.numTotalTestSuites} files and ${journeys.numPassedTests} of ${journeys.numTotalTestSuites} journeys pass on DynamoDB Local; ${locked} waited too long for its lock on one item`,
			};
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	});
