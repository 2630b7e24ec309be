import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { call, setFaults } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { mailTo, untilMail } from '../support/notices/mails.ts';
import { runScript, type ScriptResult } from '../support/processes/run-script.ts';
import { until } from '../support/until.ts';

const site = cloudFixture();

const trace = (...options: readonly string[]): Promise<ScriptResult> => runScript('trace', ...options);

/** Registers a client, and resolves with the request id in the response. */
async function register(email: string): Promise<string> {
	const password = 'Lalasalama1!';
	const answer = await fetch(`${site.cloud.origin}/api/auth/register`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ name: 'Wairimu Kariuki', email, password, confirmPassword: password, terms: true }),
	});
	expect(answer.status).toBe(201);
	return answer.headers.get('apigw-requestid') ?? '';
}

/** The story, once the delivery event arrived and the sending job is closed, in either order. */
const untilDelivered = (id: string): Promise<ScriptResult> =>
	until(
		() => trace(id, '--url', site.cloud.origin),
		({ output }) => output.includes('progress=delivered') && output.includes('JOB_FINISHED'),
	);

test("one id leads from a browser's response through function and job to the mail and its delivery", async () => {
	const email = `wairimu-${randomUUID()}@example.com`;
	const id = await register(email);
	await register(`wanjiku-${randomUUID()}@example.com`);
	await untilMail(site.cloud, mailTo(email, /./));
	const { code, output } = await untilDelivered(id);
	expect(code).toBe(0);
	expect(output).toMatch(/tulia-identity {2}REQUEST_ANSWERED .*route=register status=201/);
	expect(output).toMatch(/tulia-notifier {2}JOB_FINISHED .*type=welcome_mail .*messageId=/);
	expect(output).toMatch(/tulia-mail-events {2}MAIL_EVENT .*progress=delivered/);
	// The lines are of one registration, in order.
	expect(output.match(/REQUEST_ANSWERED/g)).toHaveLength(1);
	expect(output.indexOf('REQUEST_ANSWERED')).toBeLessThan(output.indexOf('JOB_FINISHED'));
	expect(output).not.toContain(email);

	const messageId = /messageId=(\S+)/.exec(output)?.[1] ?? '';
	expect((await trace(messageId, '--url', site.cloud.origin)).output).toBe(output);
});

test('an unknown id and a malformed one have different messages', async () => {
	expect(await trace(randomUUID(), '--url', site.cloud.origin)).toMatchObject({
		code: 1,
		output: expect.stringContaining('No line of the log holds'),
	});
	expect(await trace('"x" ||', '--url', site.cloud.origin)).toMatchObject({
		code: 2,
		output: expect.stringContaining('Usage: npm run trace'),
	});
	expect(await trace(randomUUID(), '--stage', 'nowhere')).toMatchObject({
		code: 1,
		output: expect.stringContaining('There is no stage "nowhere"'),
	});
});

/** The position of this text in the booking module's build, as browsers name it: `assets/<file>.js:<line>:<column>`. */
function positionOf(words: string): string {
	const folder = path.join(repositoryRoot(), 'mfe-booking/dist/assets');
	for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
		const before = readFileSync(path.join(folder, file), 'utf8').split(words);
		const lines = before[0]?.split('\n') ?? [];
		if (before.length > 1) return `assets/${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
	}
	throw new Error(`The booking module does not say "${words}".`);
}

test('one id leads to the error in a function and to the resulting error in the browser, with source positions', async () => {
	const error = { status: 400, code: 'ValidationException' };
	await setFaults(site.cloud.origin, [{ service: 'dynamodb', kind: 'error', error }]);
	const failed = await call(site.cloud.origin, '/api/services');
	await setFaults(site.cloud.origin, []);
	expect(failed.status).toBe(500);
	const id = failed.body.requestId;
	const reported = await call(site.cloud.origin, '/api/telemetry/client-errors', {
		method: 'POST',
		body: {
			module: 'booking',
			release: 'b1',
			kind: 'page',
			route: '/schedule-appointment',
			message: 'TypeError: e.map is not a function',
			position: positionOf('Appointment Confirmed!'),
			failedRequestId: id,
		},
	});
	expect(reported.status).toBe(204);
	const { output } = await trace(id, '--url', site.cloud.origin);
	expect(output).toMatch(
		/tulia-content ERROR {2}UNEXPECTED_ERROR .*error=ValidationException .*at=.*src\/[\w/.-]+\.ts:\d+:\d+/,
	);
	expect(output).toMatch(/tulia-engagement ERROR {2}CLIENT_ERROR .*position=[\w/@.-]+\.[mc]?[jt]sx?:\d+:\d+/);
	expect(output).not.toMatch(/CLIENT_ERROR .*position=assets\//);
});
